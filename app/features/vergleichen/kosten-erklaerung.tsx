import { Fragment, useState } from 'react'
import { BarPart } from '#app/ui/bar.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Slider } from '#app/ui/fields/slider.tsx'
import { Select } from '#app/ui/select.tsx'
import { Term } from '#app/ui/term.tsx'
import { BEGRIFFE } from '#content/artikel/begriffe.ts'
import { ganzeFrankenText, mitApostroph } from '#content/zahlen/format.ts'
import { KOSTENBETEILIGUNG } from '#content/zahlen/franchise.ts'
import {
  erlaubteFranchisen,
  type Franchise,
  franchiseAusEingabe,
  ordentlicheFranchise,
} from '#domain/kosten/franchise.ts'
import { HOECHSTE_KOSTEN, KOSTENSCHRITT } from '#domain/kosten/gesundheitskosten.ts'
import {
  hoechsteEigeneKosten,
  hoechsteKostenbeteiligung,
  hoechsterSelbstbehalt,
  knickpunkte,
  kostenteilung,
  SPITALBEITRAG,
} from '#domain/kosten/kostenbeteiligung.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { type Franken, franken, inFranken, inRappen, type Rappen } from '#domain/werte/rappen.ts'

const BEISPIEL = { klasse: 'AKL-ERW', kosten: franken(2000), franchise: 300 } as const

type Fall = { klasse: Altersklasse; kosten: Franken; franchise: Franchise }

/** Franchise plus a tenth of the rest: the rule as a sum that follows the visitor's figures. */
export function KostenErklaerung() {
  const [fall, setFall] = useState<Fall>(BEISPIEL)
  return (
    <section aria-labelledby="kostenbeteiligung" className="mt-16 border-y border-ink bg-sheet md:mt-20">
      <div className="rahmen grid gap-x-6 gap-y-10 py-12 md:py-18 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="kostenbeteiligung" className="t5 hyphens-auto">
            {KOSTENBETEILIGUNG.titel}
          </h2>
          <p className="mt-5 text-ink2">
            {KOSTENBETEILIGUNG.regel.map(({ text, fett }) => (
              <Fragment key={fett}>
                {text}
                <strong className="text-ink">{fett}</strong>
              </Fragment>
            ))}
            {KOSTENBETEILIGUNG.regelEnde(hoechsterSelbstbehalt('AKL-ERW'), hoechsterSelbstbehalt('AKL-KIN'))}
          </p>
          <div className="mt-7 noscript:hidden">
            <Eingaben fall={fall} onChange={setFall} />
          </div>
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">
          <Rechnung fall={fall} />
        </div>
      </div>
    </section>
  )
}

function Eingaben({ fall, onChange }: { fall: Fall; onChange: (fall: Fall) => void }) {
  const stufen = erlaubteFranchisen(fall.klasse)
  const waehleKlasse = (klasse: 'AKL-ERW' | 'AKL-KIN') =>
    onChange({
      ...fall,
      klasse,
      franchise: erlaubteFranchisen(klasse).includes(fall.franchise) ? fall.franchise : ordentlicheFranchise(klasse),
    })
  return (
    <div className="grid gap-6">
      <RadioGroup
        legend={KOSTENBETEILIGUNG.wer.frage}
        name="versichert"
        look="segmented"
        options={[
          { value: 'AKL-ERW', label: KOSTENBETEILIGUNG.wer.erwachsene },
          { value: 'AKL-KIN', label: KOSTENBETEILIGUNG.wer.kinder },
        ]}
        value={fall.klasse === 'AKL-KIN' ? 'AKL-KIN' : 'AKL-ERW'}
        onChange={waehleKlasse}
      />
      <Slider
        label={KOSTENBETEILIGUNG.kosten}
        text={chf(fall.kosten)}
        max={HOECHSTE_KOSTEN}
        step={KOSTENSCHRITT}
        value={fall.kosten}
        onChange={kosten => onChange({ ...fall, kosten: franken(kosten) })}
      />
      <Field label={KOSTENBETEILIGUNG.franchise}>
        <Select
          value={fall.franchise}
          onChange={event => onChange({ ...fall, franchise: franchiseAusEingabe(event.target.value) })}
        >
          {stufen.map(franchise => (
            <option key={franchise} value={franchise}>
              {chf(franchise)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

function Rechnung({ fall }: { fall: Fall }) {
  const { klasse, kosten, franchise } = fall
  const teile = kostenteilung(inRappen(kosten), franchise, klasse)
  const anteil = (teil: Rappen) => teil / inRappen(kosten)
  const istBeispiel = klasse === BEISPIEL.klasse && kosten === BEISPIEL.kosten && franchise === BEISPIEL.franchise
  return (
    <div>
      <p className="t3">
        {KOSTENBETEILIGUNG.fall({ beispiel: istBeispiel, kosten, franchise, kind: klasse === 'AKL-KIN' })}
      </p>
      <dl className="mt-8 grid grid-cols-[auto_auto_auto] justify-between gap-x-2 border-t border-ink pt-6 md:gap-x-6">
        <Summand name={BEGRIFFE.franchise.wort} erklaerung={BEGRIFFE.franchise.erklaerung} betrag={teile.franchise} />
        <Summand
          name={BEGRIFFE.selbstbehalt.wort}
          erklaerung={BEGRIFFE.selbstbehalt.erklaerung}
          betrag={teile.selbstbehalt}
          zeichen="plus"
        />
        <Summand name={KOSTENBETEILIGUNG.sieZahlen} betrag={teile.selbst} zeichen="gleich" />
      </dl>
      <div className="mt-9 flex h-10 gap-0.5">
        {teile.franchise > 0 && <BarPart share={anteil(teile.franchise)} fill="bar" />}
        {teile.selbstbehalt > 0 && <BarPart share={anteil(teile.selbstbehalt)} fill="mid" />}
        {teile.kasse > 0 && <BarPart share={anteil(teile.kasse)} fill="mute" />}
      </div>
      <ul className="t1 mt-3 flex flex-wrap gap-x-6 gap-y-1 text-ink2">
        <Legende farbe="fill-bar" text={`${KOSTENBETEILIGUNG.franchise} ${ganzeFrankenText(teile.franchise)}`} />
        <Legende
          farbe="fill-fir-mid"
          text={`${KOSTENBETEILIGUNG.selbstbehalt} ${ganzeFrankenText(teile.selbstbehalt)}`}
        />
        <Legende farbe="fill-mute" text={`${KOSTENBETEILIGUNG.kasse} ${ganzeFrankenText(teile.kasse)}`} />
      </ul>
      <p className="mt-7" role="status">
        {rechenweg(fall)}{' '}
        {KOSTENBETEILIGUNG.kasseZahlt(inFranken(teile.kasse), inFranken(hoechsteKostenbeteiligung(franchise, klasse)))}
      </p>
      <p className="t1 mt-3 text-ink2">
        {KOSTENBETEILIGUNG.schlechtestesJahr(
          hoechsteEigeneKosten('AKL-ERW'),
          hoechsteEigeneKosten('AKL-KIN'),
          SPITALBEITRAG,
        )}
      </p>
    </div>
  )
}

/* Whole francs throughout: costs and franchises are hundreds, so a tenth of the rest is whole too. */
const chf = (betrag: Franken | Franchise) => `CHF\u00a0${mitApostroph(betrag)}`

function rechenweg({ klasse, kosten, franchise }: Fall): string {
  const teile = kostenteilung(inRappen(kosten), franchise, klasse)
  if (kosten <= franchise) return KOSTENBETEILIGUNG.allesSelbst(inFranken(teile.selbst))
  const gekappt = inRappen(kosten) > knickpunkte(franchise, klasse)[1]
  const zehntel = gekappt
    ? KOSTENBETEILIGUNG.hoechstens(inFranken(teile.selbstbehalt))
    : KOSTENBETEILIGUNG.zehntelVon(kosten - franchise)
  return KOSTENBETEILIGUNG.summe(franchise, zehntel, inFranken(teile.selbst))
}

const ZEICHEN = {
  plus: 'relative pl-5.5 md:pl-16 before:absolute before:left-0 before:font-normal before:text-ink2 before:content-["+"]',
  gleich:
    'relative pl-5.5 md:pl-16 before:absolute before:left-0 before:font-normal before:text-ink2 before:content-["="]',
}

type SummandProps = { name: string; erklaerung?: string; betrag: Rappen; zeichen?: keyof typeof ZEICHEN }

function Summand({ name, erklaerung, betrag, zeichen }: SummandProps) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-4">
      <dt className={`t1 text-ink2 max-md:font-stretch-85% ${zeichen ? 'pl-5.5 md:pl-16' : ''}`}>
        {erklaerung ? <Term explanation={erklaerung}>{name}</Term> : name}
      </dt>
      <dd className={`fig text-[2rem] md:text-[4rem] ${zeichen ? ZEICHEN[zeichen] : ''}`}>
        {ganzeFrankenText(betrag)}
      </dd>
    </div>
  )
}

function Legende({ farbe, text }: { farbe: string; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
        <path className={farbe} d="M0 0h10v10H0z" />
      </svg>
      {text}
    </li>
  )
}
