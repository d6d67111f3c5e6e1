import fc from 'fast-check'
import { expect, test } from 'vitest'
import { html } from './html.ts'

test('escapes every value, in text and in attributes', () => {
  const boese = `<b a="1" b='2'>&amp;`
  expect(String(html`<p title="${boese}">${boese}</p>`)).toBe(
    '<p title="&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;amp;">&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;amp;</p>',
  )
})

test('takes over its own markup, single or as a list, unchanged', () => {
  const punkte = ['a', '<'].map(text => html`<li>${text}</li>`)
  expect(String(html`<ul>${punkte}</ul>${html`<br>`}`)).toBe('<ul><li>a</li><li>&lt;</li></ul><br>')
})

test('no text brings along a character that markup is made of', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(String(html`${text}`)).not.toMatch(/[<>"']/)
    }),
  )
})
