import { HOECHSTENS_PERSONEN } from '#domain/werte/eingaben.ts'
import { type BriefEingabe, leerePerson, type PersonEingabe } from './angaben.ts'

type NurPersonen = Pick<BriefEingabe, 'personen'>

export function geaendertePerson({ personen }: NurPersonen, id: number, teil: Partial<PersonEingabe>): NurPersonen {
  const [erste, ...weitere] = personen
  const neu = (person: PersonEingabe) => (person.id === id ? { ...person, ...teil } : person)
  return { personen: [neu(erste), ...weitere.map(neu)] }
}

export function mitWeitererPerson({ personen, briefe }: NurPersonen & Pick<BriefEingabe, 'briefe'>): NurPersonen {
  if (personen.length >= HOECHSTENS_PERSONEN) return { personen }
  const [erste, ...weitere] = personen
  // Letters know the persons of the comparison by their numbers, also those who were removed.
  const bekannte = briefe.flatMap(brief => brief.personen.map(stelle => stelle + 1))
  const id = Math.max(...personen.map(person => person.id), ...bekannte) + 1
  return { personen: [erste, ...weitere, leerePerson(id)] }
}

/** The writer stays. */
export function ohnePerson({ personen: [erste, ...weitere] }: NurPersonen, id: number): NurPersonen {
  return { personen: [erste, ...weitere.filter(person => person.id !== id)] }
}
