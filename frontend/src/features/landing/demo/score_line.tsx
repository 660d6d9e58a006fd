import { Ruler } from '#frontend/features/landing/demo/ruler'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.demo

export function ScoreLine({ value, note }: { value: number; note?: string }) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        {texts.score}
        <strong className="font-serif text-2xl leading-none font-medium text-ink">{value}</strong>
        {texts.outOf}
        {note && <span>· {note}</span>}
      </p>
      <div className="mt-2 max-w-80">
        <Ruler value={value} />
      </div>
    </div>
  )
}
