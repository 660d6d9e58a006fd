import { Gauge, History, MessageSquareQuote } from 'lucide-react'
import { Section } from '#frontend/features/landing/sections/section'
import { ThreeSteps } from '#frontend/features/landing/sections/three_steps'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.features
const cards = [
  { Icon: MessageSquareQuote, ...texts.cards.reasons },
  { Icon: Gauge, ...texts.cards.score },
  { Icon: History, ...texts.cards.kept },
]

export function Features() {
  return (
    <Section id="features" eyebrow={texts.eyebrow} title={texts.title}>
      <ul className="mt-10 grid gap-6 md:grid-cols-3">
        {cards.map(({ Icon, title, text }) => (
          <li key={title} className="card p-6">
            <Icon aria-hidden className="size-6 text-muted" strokeWidth={1.5} />
            <h3 className="mt-5 font-serif text-xl font-medium">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <ThreeSteps />
    </Section>
  )
}
