import { anfragenBefehl } from '#server/betrieb/anfragen.ts'

const ausgabe = await anfragenBefehl(process.argv.slice(2), process.env, () => new Date())

// A reader that stops early, such as `head`, is no fault.
process.stdout.on('error', () => process.exit())
if ('roh' in ausgabe) process.stdout.write(ausgabe.roh)
else if ('text' in ausgabe) console.log(ausgabe.text)
else {
  console.error(ausgabe.fehler)
  process.exitCode = 1
}
