/** Sent as the reason of a request that gives none. */
export const BEGRUENDUNG_STANDARD =
  'Ich mache meine Rechte als betroffene Person nach dem Bundesgesetz über den Datenschutz (DSG) und, soweit anwendbar, nach der Datenschutz-Grundverordnung (DSGVO) geltend.'

export const ANTRAGS_FORMULAR = {
  name: 'Antrag stellen',
  angaben: 'Ihre Angaben',
  adresse: 'Zu dieser Adresse suchen wir, und an sie geht der Bestätigungslink.',
  email: 'E-Mail',
  begruendung: 'Begründung',
  freiwillig: 'Freiwillig. Sie müssen Ihren Antrag nicht begründen.',
  antrag: 'Ihr Antrag',
  frist: 'Anträge werden innert 30 Tagen bearbeitet, kostenlos.',
  /** The address follows. */
  ohneScript: 'Dieses Formular braucht JavaScript. Ihren Antrag nehmen wir auch per E-Mail entgegen:',
} as const

export const WIRD_VERARBEITET = 'Wird verarbeitet...'

/** What each button asks for. */
export const ANTRAEGE = [
  {
    art: 'access',
    knopf: 'Datenauskunft',
    frage: 'Was ist über mich gespeichert?',
    text: 'Sie erhalten eine lesbare Kopie aller Angaben zu Ihrer E-Mail-Adresse.',
  },
  {
    art: 'deletion',
    knopf: 'Datenlöschung',
    frage: 'Bitte löschen Sie alles.',
    text: 'Wir löschen Ihre Anfragen und alles, was dazu gespeichert ist.',
  },
  {
    art: 'portability',
    knopf: 'Datenübertragung',
    frage: 'Ich möchte meine Daten mitnehmen.',
    text: 'Sie erhalten Ihre Angaben als Dateien in gängigen Formaten (JSON und CSV).',
  },
] as const

/** Lasting, beside the toast: what the visitor has to do now. */
export const LINK_GESENDET = {
  titel: 'Noch ein Schritt: Bitte bestätigen Sie den Antrag.',
  wohin: 'Wir haben einen Bestätigungslink gesendet an',
  frist: 'Der Link ist 24 Stunden gültig. Erst wenn Sie ihn öffnen und bestätigen, wird Ihr Antrag bearbeitet.',
  fehlt: 'Nichts erhalten? Schauen Sie im Ordner für unerwünschte Post nach, oder stellen Sie den Antrag noch einmal.',
} as const

/** In its place when the mailbox had got its mails for the day. Says nothing about who is known here. */
export const OHNE_LINK = {
  titel: 'Ihr Antrag ist eingegangen, aber wir haben keinen neuen Link gesendet.',
  wohin: 'An',
  warum:
    'gingen in den letzten 24 Stunden schon genug Mails von uns; mehr senden wir nicht. Schauen Sie in Ihrem Postfach nach: Jeder Link gilt 24 Stunden und wirkt einmal.',
  weg: 'Ist keiner da, schreiben Sie uns, dann bearbeiten wir den Antrag von Hand, innert 30 Tagen: per E-Mail an',
  post: 'oder per Post an',
} as const

/** The page as the link of a mail opens it: what the button will do, and what it has done. */
export const BESTAETIGUNGEN = {
  access: {
    titel: 'Datenauskunft bestätigen',
    wirkung:
      'Wenn Sie bestätigen, senden wir Ihnen eine Kopie aller Angaben, die zu Ihrer E-Mail-Adresse gespeichert sind.',
    knopf: 'Auskunft anfordern',
    erledigt: 'Ihr Antrag ist bestätigt',
    danach: 'Die Kopie Ihrer Angaben kommt per E-Mail, spätestens innert 30 Tagen.',
  },
  deletion: {
    titel: 'Datenlöschung bestätigen',
    wirkung:
      'Wenn Sie bestätigen, löschen wir alle Angaben, die zu Ihrer E-Mail-Adresse gespeichert sind. Das lässt sich nicht rückgängig machen.',
    knopf: 'Meine Daten löschen',
    erledigt: 'Ihre Daten sind gelöscht',
    danach:
      'Auf unserem Server sind Ihre Angaben gelöscht. Was davon noch in Postfach oder Unterlagen liegt, löschen wir innert 30 Tagen.',
  },
  portability: {
    titel: 'Datenübertragung bestätigen',
    wirkung:
      'Wenn Sie bestätigen, senden wir Ihnen Ihre Angaben als Dateien in gängigen Formaten (JSON und CSV) an Ihre E-Mail-Adresse.',
    knopf: 'Daten anfordern',
    erledigt: 'Ihr Antrag ist bestätigt',
    danach: 'Ihre Daten kommen per E-Mail, spätestens innert 30 Tagen.',
  },
  widerruf: {
    titel: 'Das waren Sie nicht?',
    wirkung:
      'Mit Ihrer E-Mail-Adresse wurde eine Anfrage gesendet. Wenn sie nicht von Ihnen stammt, löschen wir sie und alles, was dazu gespeichert ist.',
    knopf: 'Anfrage löschen',
    erledigt: 'Die Anfrage ist gelöscht',
    danach: 'Sie müssen nichts weiter tun.',
  },
  erinnerung: {
    titel: 'Erinnerung bestätigen',
    wirkung:
      'Wenn Sie bestätigen, erinnern wir Sie einmal per E-Mail an die Kündigungsfrist. Danach löschen wir Ihre Adresse.',
    knopf: 'Ja, bitte erinnern',
    erledigt: 'Ihre Erinnerung ist bestellt',
    danach:
      'Wir schreiben Ihnen rechtzeitig vor der Frist. In der ersten E-Mail steht, wie Sie die Erinnerung abbestellen.',
  },
  abmeldung: {
    titel: 'Erinnerung abbestellen',
    wirkung: 'Wenn Sie bestätigen, senden wir keine Erinnerung und löschen Ihre Adresse.',
    knopf: 'Erinnerung abbestellen',
    erledigt: 'Die Erinnerung ist abbestellt',
    danach: 'Ihre Adresse ist gelöscht. Sie müssen nichts weiter tun.',
  },
} as const

export const LINK_PROBLEM = {
  abgelaufen: {
    titel: 'Dieser Link gilt nicht mehr',
    text: 'Er ist abgelaufen oder wurde schon verwendet. Ein Bestätigungslink ist 24 Stunden gültig und wirkt nur einmal.',
  },
  unvollstaendig: {
    titel: 'Dieser Link ist unvollständig',
    text: 'Öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn ganz in die Adresszeile.',
  },
  knopf: 'Neuen Antrag stellen',
  nichtErreicht: 'Unser Server hat nicht geantwortet. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
} as const
