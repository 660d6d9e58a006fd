import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#frontend/lib/texts'

interface Props {
  id: string
  title: string
  children: ReactNode
}

/** One family of parts, with an address of its own. */
export function GallerySection({ id, title, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="group scroll-mt-20">
      <div className="flex items-center gap-2">
        <h2 id={`${id}-title`} className="text-xl font-semibold">
          {title}
        </h2>
        <a
          href={`#${id}`}
          aria-label={t('kit.gallery.linkTo', { title })}
          className="grid size-6 place-items-center rounded-md text-muted opacity-0 group-hover:opacity-100 focus-visible:opacity-100"
        >
          <Link2 aria-hidden="true" className="size-4" />
        </a>
      </div>
      <div className="mt-4 grid grid-cols-1 gap-5">{children}</div>
    </section>
  )
}

/** Parts beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
