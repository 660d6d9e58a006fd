import { Menu } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { headerLinks } from '#frontend/features/landing/frame/site_links'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.header

/** A native disclosure, so that it opens before and without any script. */
export function MobileMenu() {
  return (
    <details className="group relative md:hidden" onKeyDown={closeOnEscape}>
      <summary
        aria-label={texts.menu}
        className="grid size-10 cursor-pointer list-none place-items-center rounded-control hover:bg-sunken group-open:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden className="size-5" />
      </summary>
      <nav
        aria-label={texts.menu}
        onClick={closeOnLink}
        className="absolute top-12 right-0 grid w-56 gap-1 rounded-card border border-line bg-raised p-2 shadow-float"
      >
        {[...headerLinks, { href: '/signup', text: texts.getStarted }].map(({ href, text }) => (
          <a key={href} href={href} className="rounded-control px-3 py-2.5 hover:bg-sunken">
            {text}
          </a>
        ))}
      </nav>
    </details>
  )
}

function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest('a')) currentTarget.closest('details')?.removeAttribute('open')
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
