/** The font's word space is narrow: a separator takes a little more room. */
export const Punkt = () => <span className="mx-[0.14em]">·</span>
