import type { DemoResult } from '#frontend/features/landing/demo/demo_result'
import { MarkedPrompt } from '#frontend/features/landing/demo/marked_prompt'
import { ScoreLine } from '#frontend/features/landing/demo/score_line'
import { ScoreParts } from '#frontend/features/landing/demo/score_parts'
import { Section } from '#frontend/features/landing/sections/section'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.demo

export function Demo({ demo }: { demo: DemoResult }) {
  return (
    <Section id="demo" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead}>
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[1fr_2fr]">
        <div className="grid gap-6 lg:sticky lg:top-24">
          <article aria-labelledby="demo-before" className="card p-6">
            <h3 id="demo-before" className="text-sm text-muted">
              {texts.before}
            </h3>
            <p className="mt-4 text-[1.0625rem] leading-[1.6]">{demo.original}</p>
            <hr className="my-5 border-line" />
            <ScoreLine value={demo.scoreBefore} />
            <a href="/create?example=1" className="button-primary mt-6 px-5 py-2.5">
              {texts.tryIt}
            </a>
          </article>
          <Legend />
        </div>
        <article aria-labelledby="demo-after" className="card p-6 sm:p-8">
          <h3 id="demo-after" className="text-sm text-muted">
            {texts.after}
          </h3>
          <div className="mt-4">
            <MarkedPrompt pieces={demo.pieces} />
          </div>
          <hr className="my-6 border-line" />
          <ScoreLine value={demo.scoreAfter} note={filledNote(demo)} />
          <Reasons reasons={demo.reasons} />
          <ScoreParts parts={demo.parts} />
        </article>
      </div>
    </Section>
  )
}

function filledNote({ scoreAfter, scoreFilled, blanks }: DemoResult): string | undefined {
  if (blanks === 0 || scoreFilled === scoreAfter) return undefined
  const text = blanks === 1 ? texts.scoreFilledOne : texts.scoreFilled
  return text.replace('{{value}}', String(scoreFilled)).replace('{{count}}', String(blanks))
}

function Reasons({ reasons }: { reasons: string[] }) {
  return (
    <>
      <h4 className="mt-8 font-serif text-xl font-medium">{texts.reasonsTitle}</h4>
      <ol className="mt-3 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        {reasons.map((reason, index) => (
          <li
            key={reason}
            id={`reason-${index + 1}`}
            className="flex scroll-mt-24 gap-3 rounded-sm target:bg-blank"
          >
            <span aria-hidden className="w-4 shrink-0 text-right text-muted tabular-nums">
              {index + 1}
            </span>
            {reason}
          </li>
        ))}
      </ol>
    </>
  )
}

function Legend() {
  return (
    <div className="grid gap-3 px-1 text-sm text-muted">
      <ul aria-label={texts.legendLabel} className="flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <ins className="marked">{texts.added}</ins>
        </li>
        <li>
          <mark className="blank">{texts.blank}</mark>
        </li>
      </ul>
      <p>{texts.method}</p>
    </div>
  )
}
