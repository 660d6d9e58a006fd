import { Section } from '#frontend/features/landing/sections/section'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.about

export function About() {
  return (
    <Section id="about" eyebrow={texts.eyebrow} title={texts.title}>
      <div className="mt-8 grid gap-12 md:grid-cols-2">
        <div className="grid max-w-[60ch] content-start gap-4 text-[1.0625rem] leading-relaxed">
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <h3 className="text-sm text-muted">{texts.beliefsTitle}</h3>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {texts.beliefs.map(({ title, text }) => (
              <li key={title} className="py-4">
                <h4 className="font-serif text-xl font-medium">{title}</h4>
                <p className="mt-1 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
