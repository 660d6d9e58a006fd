import type { ContentPart, Span } from '#app/prompts/domain/types'
import { quoteOf } from '#frontend/prompts/quote'
import { t } from '#frontend/lib/texts'

interface Props {
  /** The prompt. */
  text: string
  contents: readonly ContentPart[]
  /** It stands right under a heading of the screen, not in a panel with a heading of its own. */
  isSection?: boolean
  /** Selects a part in the prompt; absent where the prompt has changed since. */
  onShow?: (span: Span) => void
}

/** What a prompt already says, each part with its place. */
export function ContentsNote({ text, contents, isSection, onShow }: Props) {
  const Heading = isSection ? 'h3' : 'h4'
  if (contents.length === 0) return null
  return (
    <section aria-labelledby="contents-title">
      <Heading id="contents-title" className="text-sm font-semibold">
        {t('create.contents.title')}
      </Heading>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 text-sm">
        {contents.map(({ label, start, end }) => {
          const words = quoteOf(text, { start, end })
          return (
            <div key={`${label} ${start}`} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd>
                {onShow ? (
                  <button
                    type="button"
                    aria-label={t('create.contents.show', { text: words })}
                    onClick={() => onShow({ start, end })}
                    className="min-h-6 max-w-full rounded-md text-left hover:bg-sunken"
                  >
                    {words}
                  </button>
                ) : (
                  words
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
