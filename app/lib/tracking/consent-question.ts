/** Whether the cookie banner shows is known by the document alone, before and without React: a class decides. */
const ASKING = 'cookie-frage'

export const askForConsent = () => document.documentElement.classList.add(ASKING)
export const stopAsking = () => document.documentElement.classList.remove(ASKING)
