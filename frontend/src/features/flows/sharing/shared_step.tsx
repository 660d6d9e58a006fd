import { Badge } from '#frontend/components/badge'
import { VariableText } from '#frontend/components/variable_text'
import type { SharedFlow } from '#frontend/features/flows/sharing/flow_shares_api'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

type Step = SharedFlow['steps'][number]

/** A step of a shared flow: what it does in a line, in its whole text, and where the flow goes on. */
export function SharedStep({ step }: { step: Step }) {
  const { name, kind, summary, texts, ways, isInside, runsOwnFlow } = step
  return (
    <li className={classNames('card p-4', isInside && 'ml-6')}>
      <p className="text-xs text-muted">
        {kind}
        {isInside && ` · ${t('flows.flow.inside')}`}
      </p>
      <h3 className="font-medium break-words">{name}</h3>
      <p className="mt-1 text-sm break-words text-muted">
        <VariableText text={summary} />
      </p>
      {texts.length > 0 && <WholeTexts name={name} texts={texts} />}
      {ways.map((way, at) => (
        <p key={at} className="mt-1 text-sm break-words">
          {wayText(way)}
        </p>
      ))}
      {runsOwnFlow && (
        <Badge tone="warning" className="mt-2">
          {t('myFlows.shared.notCopied')}
        </Badge>
      )}
    </li>
  )
}

const WholeTexts = ({ name, texts }: { name: string; texts: string[] }) => (
  <details className="mt-1 text-sm">
    <summary className="text-link inline-block min-h-6 max-w-full cursor-pointer break-words">
      {t('myFlows.shared.whole', { name })}
    </summary>
    {texts.map((text, at) => (
      <p key={at} className="mt-2 rounded-control bg-sunken p-3 break-words whitespace-pre-wrap">
        <VariableText text={text} />
      </p>
    ))}
  </details>
)

function wayText({ exit, to, ends }: Step['ways'][number]): string {
  const nothing = t(ends ? `myFlows.shared.ends.${ends}` : 'myFlows.shared.nothing')
  const names = to.length > 0 ? to.join(', ') : nothing
  return exit === null
    ? t('myFlows.shared.then', { names })
    : t('myFlows.shared.exit', { exit, names })
}
