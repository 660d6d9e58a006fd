import { ChevronDown } from 'lucide-react'
import { Section } from '#frontend/features/landing/sections/section'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.faq

/** Native disclosures of one name: opening one closes the other, with or without scripts. */
export function Faq() {
  return (
    <Section id="faq" eyebrow={texts.eyebrow} title={texts.title}>
      <div className="mt-8 max-w-[760px] divide-y divide-line border-y border-line">
        {texts.items.map(({ question, answer }) => (
          <details key={question} name="faq" className="group">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-control py-5 font-serif text-xl font-medium [&::-webkit-details-marker]:hidden">
              <h3>{question}</h3>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-muted transition group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[70ch] pb-6 leading-relaxed text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
