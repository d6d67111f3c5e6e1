import { type Html, html } from '../mail/html.ts'

/** The site's colours and proportions, in one sheet of its own: the report must also look right without the site. */
export const BERICHT_STIL: Html = html`
:root{color-scheme:light dark;--ground:#faf7f0;--ink:#10201a;--ink2:#3e4c45;--line:#dcd7c9;--fir:#0d4a36;--bar:#0d4a36;--mid:#7a9586}
@media (prefers-color-scheme:dark){:root{--ground:#0d1612;--ink:#f3f0e7;--ink2:#b4c0b8;--line:#28372f;--fir:#86d0ac;--bar:#62ae8a;--mid:#4a7060}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:70rem;padding:2.5rem 1.25rem 4rem;background:var(--ground);color:var(--ink);font:1.0625rem/1.53 "Instrument Sans Variable","Instrument Sans",Helvetica,Arial,sans-serif;font-variant-numeric:tabular-nums}
.marke{margin:0 0 2.5rem;font-weight:600;color:var(--fir)}
h1{margin:0;font-size:clamp(2.25rem,7vw,4.25rem);line-height:1.02;letter-spacing:-.034em;font-weight:600}
h2{margin:0 0 1.25rem;padding-top:1rem;border-top:1px solid var(--ink);font-size:clamp(1.5rem,4vw,1.875rem);line-height:1.15;letter-spacing:-.02em;font-weight:600}
section{margin-top:4rem}
.leise{color:var(--ink2);max-width:44rem}
footer{margin-top:4rem;font-size:.875rem}
.helden{display:flex;flex-wrap:wrap;gap:1.5rem 4rem;margin:3rem 0 0}
.helden dt{color:var(--ink2)}
.helden dd{margin:0;font-size:2.875rem;line-height:1.08;letter-spacing:-.028em;font-weight:600}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem 1rem .5rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:middle;font-weight:400}
thead th,thead td{border-top:0;font-size:.875rem;color:var(--ink2)}
.zahl{text-align:right;font-weight:600;width:6rem}
.balken td:last-child{width:55%}
.balken svg,.breit svg{display:block}
.balken rect,rect.praemie{fill:var(--bar)}
rect.kontakt{fill:var(--mid)}
.breit{overflow-x:auto}
.breit svg{width:100%;min-width:40rem;height:auto}
.breit text{fill:var(--ink2);font-size:12px;text-anchor:middle}
.breit .wert{fill:var(--ink);font-weight:600}
.breit line{stroke:var(--ink)}
.legende{margin:0 0 1rem;font-size:.875rem}
.legende span{display:inline-block;width:.875rem;height:.875rem;margin:0 .25rem 0 1rem;vertical-align:-.125rem}
.legende span:first-child{margin-left:0}
.legende .praemie{background:var(--bar)}
.legende .kontakt{background:var(--mid)}
summary{margin-top:1rem;padding:.625rem 0;cursor:pointer;font-weight:600;color:var(--fir)}
@media print{body{max-width:none;padding:0}section{break-inside:avoid}}
`
