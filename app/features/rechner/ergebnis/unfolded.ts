/* One chunk of all that a press opens in step 2. */
export { KassenDetails } from './liste/details.tsx'
export { Nebeneinander } from './liste/nebeneinander.tsx'
export { TarifDetails } from './liste/tarif-details.tsx'
export { Blatt } from './mitnehmen/blatt.tsx'
export { PolicenForm } from './police/policen-form.tsx'
