import {
  type ComponentProps,
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react'
import { nfc } from '#domain/werte/normalform.ts'

/*
 * The site's own router: some twenty fixed patterns and a slug need no more. The usual library costs 11.6 kB of
 * the first load (docs/decisions/router.md).
 */

export type Location = {
  /** In the form of the route table. */
  pathname: string
  search: string
  hash: string
  state: unknown
}

type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void

const LocationContext = createContext<Location>({ pathname: '/', search: '', hash: '', state: null })
const NavigateContext = createContext<Navigate>(() => {
  throw new Error('Nothing navigates while a page is rendered on the server.')
})

export const useLocation = () => useContext(LocationContext)
export const useNavigate = () => useContext(NavigateContext)

/** Renders one address, on the server and in tests. */
export function StaticRouter({ pathname, children }: { pathname: string; children: ReactNode }) {
  return <LocationContext value={{ pathname, search: '', hash: '', state: null }}>{children}</LocationContext>
}

/** Changes of address are transitions: the old page stays until the new one has loaded. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(browserLocation)

  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    const samePlace = new URL(to, window.location.href).href === window.location.href
    window.history[replace || samePlace ? 'replaceState' : 'pushState'](state, '', to)
    startTransition(() => setLocation(browserLocation()))
  }, [])

  useEffect(() => {
    const followHistory = () => startTransition(() => setLocation(browserLocation()))
    const followLink = (event: MouseEvent) => {
      const to = linkedPage(event)
      if (!to) return
      event.preventDefault()
      navigate(to)
    }
    window.addEventListener('popstate', followHistory)
    document.addEventListener('click', followLink)
    return () => {
      window.removeEventListener('popstate', followHistory)
      document.removeEventListener('click', followLink)
    }
  }, [navigate])

  return (
    <NavigateContext value={navigate}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigateContext>
  )
}

/**
 * Where a click leads inside the site, whoever made the link. Everything but a plain click stays the browser's (new tab, context
 * menu), and so does a link that says where it opens, a download, or a file.
 */
function linkedPage(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]:not([target], [download])')
  const to = link ? link.getAttribute('href') : null
  return to && !/\.\w+$/.test(to) ? to : null
}

export function browserLocation(): Location {
  const { pathname, search, hash } = window.location
  return { pathname: canonicalPath(pathname), search, hash, state: window.history.state }
}

/** No page has a longer one; whatever lies there is not found as it stands. */
const LONGEST_PATH = 2_000

/** As the server compares addresses: decoded, composed, without a slash at the end. */
export function canonicalPath(pathname: string): string {
  if (pathname.length > LONGEST_PATH) return pathname
  const path = pathname.replace(/(.)\/+$/, '$1')
  try {
    return nfc(decodeURI(path), LONGEST_PATH) ?? path
  } catch {
    return path
  }
}

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link inside the site, as `BrowserRouter` follows it. */
export const Link = ({ to, ...rest }: LinkProps) => <a {...rest} href={to} />

/** A link that tells when it leads to the page shown, or to the section that page belongs to. */
export function NavLink({ section = '', ...props }: LinkProps & { section?: string | undefined }) {
  const { pathname } = useLocation()
  const isCurrent = pathname === props.to
  const isSection = section !== '' && pathname.startsWith(section)
  return <Link {...props} aria-current={isCurrent ? 'page' : isSection ? 'true' : undefined} />
}

/** The slug in an address when it fits the pattern ('' where the pattern has none), else null. */
export function matchPattern(pattern: string, pathname: string): string | null {
  if (!pattern.endsWith('/:slug')) return pattern === pathname ? '' : null
  const section = pattern.slice(0, -':slug'.length)
  if (!pathname.startsWith(section)) return null
  const slug = pathname.slice(section.length)
  return slug && !slug.includes('/') ? slug : null
}
