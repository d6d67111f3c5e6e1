import type { FaktId } from '../fakten/register.ts'

/** A right or a duty in the words that pages, mails and letters share; source, state and end are those of its facts. */
type Recht = { satz: string; fakten: readonly FaktId[] }

/** What holds for who leaves an insurer or changes something there. Nobody words it a second time. */
export const RECHT = {
  eintreffen: {
    satz: 'Ihre Kündigung muss bis am 30. November bei Ihrer bisherigen Kasse ankommen. Der Poststempel zählt nicht.',
    fakten: ['praemienmitteilung'],
  },
  jedePraemie: {
    satz: 'Dieses Recht haben Sie jeden Herbst: Es ist gleich, ob Ihre Prämie steigt, gleich bleibt oder sinkt.',
    fakten: ['praemienmitteilung'],
  },
  gleichzeitig: {
    satz: 'Melden Sie sich zur gleichen Zeit bei der neuen Kasse an, und nennen Sie ihr Ihre bisherige Kasse.',
    fakten: ['keineLuecke', 'schadenersatz'],
  },
  nichtWarten: {
    satz: 'Warten Sie mit der Kündigung nicht auf die Antwort der neuen Kasse: Wer die Frist verpasst, wartet meist ein Jahr.',
    fakten: ['praemienmitteilung', 'aufnahme'],
  },
  keineLuecke: {
    satz: 'Sie sind nie ohne Versicherung: Die alte Versicherung endet erst, wenn die neue Kasse der alten Kasse meldet, dass Sie neu versichert sind.',
    fakten: ['keineLuecke'],
  },
  spaetAngemeldet: {
    satz: 'Rechtzeitig gekündigt, aber noch nirgends angemeldet? Melden Sie sich jetzt an und nennen Sie die alte Kasse. Die alte Versicherung endet am Ende des Monats, in dem die neue Kasse es ihr meldet.',
    fakten: ['spaetAngemeldet'],
  },
  schadenersatz: {
    satz: 'Meldet die neue Kasse Sie zu spät, muss sie Ihnen den Schaden ersetzen, vor allem den Unterschied der Prämien. Das gilt nur, wenn Sie ihr die alte Kasse genannt haben. Verhindert die alte Kasse den Wechsel, muss diese den Schaden ersetzen.',
    fakten: ['schadenersatz'],
  },
  gemahnt: {
    satz: 'Haben Sie bis am 30. November eine Mahnung Ihrer Kasse erhalten? Dann muss der ganze Betrag bis am 31. Dezember bei ihr sein, mit Zins und Betreibungskosten. Sonst bleiben Sie dort versichert. Eine offene Rechnung ohne Mahnung verhindert den Wechsel nicht.',
    fakten: ['saeumig', 'ausstaende'],
  },
  modellJederzeit: {
    satz: 'Sie haben das Standardmodell mit Franchise 300 (Kinder: 0)? Dann dürfen Sie jederzeit in ein anderes Modell Ihrer Kasse wechseln, auch während des Jahres. Ab welchem Tag es gilt, sagt die Kasse.',
    fakten: ['modellwechsel'],
  },
  modellJahresende: {
    satz: 'Haben Sie ein anderes Modell als das Standardmodell oder eine höhere Franchise? Dann können Sie das Modell nur auf den 1. Januar wechseln, auch zurück ins Standardmodell. Ihre Meldung muss bis am 30. November bei der Kasse sein.',
    fakten: ['modellwechsel', 'wahlfranchise'],
  },
  franchise: {
    satz: 'Eine höhere Franchise gibt es nur auf den 1. Januar; bis wann Sie es melden müssen, sagt die Kasse. Für eine tiefere muss Ihre Meldung bis am 30. November bei der Kasse sein.',
    fakten: ['wahlfranchise'],
  },
  franchiseImJuli: {
    satz: 'Beim Wechsel auf den 1. Juli bleibt es bei der Franchise 300 (Kinder: 0); eine höhere gibt es erst auf den 1. Januar.',
    fakten: ['wahlfranchise', 'halbjahr'],
  },
  umzug: {
    satz: 'Nach dem Umzug gilt die Prämie am neuen Ort. Wechseln können Sie deswegen nicht, ausser Ihre Kasse arbeitet dort nicht: Dann endet die Versicherung, und Sie wählen eine neue Kasse.',
    fakten: ['umzug', 'wohnort'],
  },
  kasseHoertAuf: {
    satz: 'Hört Ihre Kasse auf, müssen Sie nicht kündigen. Entweder übernimmt eine andere Kasse Ihre Versicherung, oder sie endet. Was für Sie gilt, muss Ihnen die Kasse schreiben. Endet sie, wählen Sie selbst eine neue: Jede Kasse Ihrer Region muss Sie aufnehmen. Wählen Sie keine, bestimmt der Kanton eine für Sie.',
    fakten: ['kasseHoertAuf', 'aufnahme', 'zuweisung'],
  },
  dreiMonate: {
    satz: 'Nach der Geburt oder dem Zuzug haben Sie drei Monate Zeit. Wer sich in dieser Zeit anmeldet, ist ab dem ersten Tag versichert. Wer zu spät kommt, ist erst ab der Anmeldung versichert und zahlt meist einen Zuschlag.',
    fakten: ['versicherungspflicht', 'rueckwirkend', 'zuschlag'],
  },
  stelleVerloren: {
    satz: 'Endet Ihre Stelle, sind Sie noch 31 Tage über den Arbeitgeber gegen Unfall versichert. Danach sind Sie es bei der Suva, solange Sie Anspruch auf Arbeitslosenentschädigung haben. Haben Sie keinen Anspruch oder endet er, melden Sie es Ihrer Krankenkasse innert einem Monat.',
    fakten: ['nachdeckung', 'arbeitslos', 'unfallMeldung'],
  },
} as const satisfies Record<string, Recht>
