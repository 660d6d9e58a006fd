import { ArrowLeft } from 'lucide-react'
import { PageFrame } from '#frontend/features/landing/frame/page_frame'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.legal

type LegalTexts = typeof publicTexts.terms | typeof publicTexts.privacy

/** Terms or privacy: static text with the date of its last change. */
export function LegalPage({ texts: page }: { texts: LegalTexts }) {
  return (
    <PageFrame>
      <article className="mx-auto max-w-[760px] px-5 py-12 sm:px-8 sm:py-20">
        <a href="/" className="text-link inline-flex items-center gap-2 py-1 text-sm">
          <ArrowLeft aria-hidden className="size-4" />
          {texts.back}
        </a>
        <h1 className="mt-8 font-serif text-3xl leading-tight font-medium">{page.title}</h1>
        <p className="mt-2 text-sm text-muted">
          {`${texts.updated} `}
          <time dateTime={texts.dateTime}>{texts.date}</time>
        </p>
        <p className="mt-6 text-[1.0625rem] leading-relaxed">{page.lead}</p>
        {page.sections.map(({ title, text }) => (
          <section key={title} className="mt-10">
            <h2 className="font-serif text-xl font-medium">{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph} className="mt-3 leading-relaxed text-muted">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </PageFrame>
  )
}
