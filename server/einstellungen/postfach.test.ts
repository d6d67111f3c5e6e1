import { expect, test } from 'vitest'
import { postfach } from './postfach.ts'

test.each([
  ['anna@example.ch', 'anna@example.ch'],
  ['ANNA@Example.CH', 'anna@example.ch'],
  ['anna+krankenkasse@example.ch', 'anna@example.ch'],
  ['anna+a+b@example.ch', 'anna@example.ch'],
  ['anna.b@example.ch', 'anna.b@example.ch'],
  ['a.n.n.a@gmail.com', 'anna@gmail.com'],
  ['An.Na+x@GoogleMail.com', 'anna@gmail.com'],
  ['a.n.n.a@mail.gmail.com', 'a.n.n.a@mail.gmail.com'],
  ['a.n-n_a+x@proton.me', 'anna@proton.me'],
  ['anna@ProtonMail.com', 'anna@proton.me'],
  ['anna@protonmail.ch', 'anna@proton.me'],
  ['an.na@pm.me', 'anna@proton.me'],
  ['a-n_n-a@gmail.com', 'a-n_n-a@gmail.com'],
  ['anna@zürich.example', 'anna@xn--zrich-kva.example'],
  ['+tag@example.ch', '+tag@example.ch'],
])('%s is counted as %s', (email, erwartet) => {
  expect(postfach(email)).toBe(erwartet)
})

test.each(['constructor', '__proto__'])('a domain named like a property of every object (%s) is a domain', domain => {
  expect(postfach(`a.b@${domain}`)).toBe(`a.b@${domain}`)
})
