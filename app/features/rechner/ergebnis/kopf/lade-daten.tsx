import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { LADEN } from '#content/rechner/antwort.ts'

/** In place of the answer: badges, price, bar and saving in their final size. */
export const LadeAntwort = () => (
  <div aria-busy="true">
    <p role="status" className="t2 font-semibold">
      {LADEN.laedt}
    </p>
    <div className="mt-3 grid grid-cols-1 gap-x-6 min-[64rem]:grid-cols-[8fr_4fr]">
      <Skeleton className="h-26 w-80 max-w-full md:h-40 md:w-160" />
      <Skeleton className="h-full max-[64rem]:hidden" />
      <Skeleton className="mt-4 h-8 md:h-9 min-[64rem]:col-span-full min-[64rem]:mt-2" />
      <Skeleton className="h-18 min-[64rem]:hidden" />
    </div>
  </div>
)

/** In place of franchise and health costs. */
export const LadeRegler = () => (
  <div aria-hidden="true" className="grid gap-y-6">
    <Skeleton className="h-32" />
    <Skeleton className="h-36" />
  </div>
)

export const LadeListe = () => (
  <div aria-hidden="true">
    <Skeleton className="h-10" />
    <Skeleton className="mt-4 h-24" />
    <Skeleton className="mt-px h-24" />
    <Skeleton className="mt-px h-24" />
  </div>
)

/** The table did not arrive: what that means, and another try. */
export const AngebotsFehler = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="max-w-160">
    <EmptyState title={LADEN.fehler} text={navigator.onLine ? LADEN.nichtAngekommen : LADEN.offline}>
      <Button onClick={onRetry}>{LADEN.erneut}</Button>
    </EmptyState>
  </div>
)
