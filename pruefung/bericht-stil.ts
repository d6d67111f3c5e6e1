import { BERICHT_STIL } from '../server/betrieb/bericht-stil.ts'
import { type Html, html } from '../server/mail/html.ts'

/** The operator's report has the site's colours and proportions; the audit adds its font, its verdicts and its pictures. */
export const stil = (schrift: string): Html => html`
@font-face{font-family:"Instrument Sans";src:url(data:font/woff2;base64,${schrift}) format("woff2");font-weight:400 700;font-stretch:75% 100%}
${BERICHT_STIL}
:root{--err:#9c1f18}
@media (prefers-color-scheme:dark){:root{--err:#ff9c90}}
h1,h2{font-stretch:93%;text-wrap:balance}
td,th{overflow-wrap:anywhere;hyphens:auto;vertical-align:top}
.uebersicht td:last-child{white-space:nowrap}
.uebersicht a{color:inherit;text-underline-offset:.2em}
.faul{color:var(--err);font-weight:600}
.befunde th:first-child{width:30%}
.breit{margin-top:1rem}
.breit td:first-child{min-width:11rem}
.zahl{width:auto;white-space:nowrap;font-weight:400}
.zahl:last-child{padding-right:0}
.bilder{display:flex;margin-top:2rem;flex-wrap:wrap;gap:2rem 1.5rem}
figure{margin:0}
figure img{display:block;height:14rem;width:auto;max-width:100%;border:1px solid var(--line)}
figcaption{overflow-wrap:anywhere;width:0;min-width:100%;margin-top:.5rem;font-size:.875rem;line-height:1.43}
figcaption span{display:block;color:var(--ink2)}
@media (max-width:40rem){.uebersicht :is(th,td):nth-child(2){display:none}}
`
