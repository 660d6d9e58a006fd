import { Info } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { MAX_TITLE_LENGTH } from '#app/flows/domain/values/limits'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { VariableText } from '#frontend/components/variable_text'
import { KindsQuestion } from '#frontend/features/flows/start/kinds_question'
import { NearReadyFlows } from '#frontend/features/flows/start/near_ready_flows'
import { StepQuestion } from '#frontend/features/flows/start/step_question'
import { StepPreviews } from '#frontend/features/flows/start/step_previews'
import {
  type GoalChoice,
  useNewFlow,
  type Proposal,
} from '#frontend/features/flows/start/use_proposal'
import { t } from '#frontend/lib/texts'

interface Props {
  proposal: Proposal
  /** What the person answered so far. */
  choices: GoalChoice[]
  onChoices: (choices: GoalChoice[]) => void
  onAccept: () => void
  onDiscard: () => void
}

/** A proposed flow: its steps, what each does and where it comes from. Nothing is created before it is accepted. */
export function ProposalPreview(props: Props) {
  const { proposal, choices, onChoices } = props
  const { graph, reasons, source, nearReadyFlowIds, question } = proposal
  const Question = question?.asks === 'kinds' ? KindsQuestion : StepQuestion
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section aria-labelledby={headingId} className="mt-8 card p-5 sm:p-6">
      <h2
        id={headingId}
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-24 text-lg font-semibold outline-none"
      >
        {t('myFlows.start.proposal')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t(`myFlows.start.sources.${source}`)}</p>
      {question && (
        <Question question={question} onChoose={(one) => onChoices([...choices, one])} />
      )}
      {choices.length > 0 && <TakeBack onTakeBack={() => onChoices(choices.slice(0, -1))} />}
      <Remarks sentences={reasons.flatMap((one) => (one.nodeId === null ? one.sentence : []))} />
      <StepPreviews graph={graph} reasons={reasons} />
      <Acceptance {...props} />
      <NearReadyFlows ids={nearReadyFlowIds} proposed={graph} />
    </section>
  )
}

/** The last answer can be taken back: then its question is asked again. */
const TakeBack = ({ onTakeBack }: { onTakeBack: () => void }) => (
  <p className="mt-4 flex flex-wrap items-center gap-2 text-sm">
    {t('myFlows.start.question.answered')}
    <Button size="sm" onClick={onTakeBack}>
      {t('myFlows.start.question.takeBack')}
    </Button>
  </p>
)

/** What is to be said about the flow as a whole. */
function Remarks({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <ul className="mt-4 grid gap-2 text-sm">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex gap-2">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="min-w-0 break-words">
            <VariableText text={sentence} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** It stays in view below a long list of steps, where the window has the height for both. */
const BAR =
  '-mx-5 mt-6 flex flex-wrap items-end gap-3 border-y border-line bg-raised px-5 py-4 sm:-mx-6 sm:px-6 [@media(min-height:600px)]:sticky [@media(min-height:600px)]:bottom-0'

function Acceptance({ proposal, onAccept, onDiscard }: Props) {
  const { context, graph } = proposal
  const [title, setTitle] = useState(proposal.title)
  const creation = useNewFlow()
  const create = (event: FormEvent) => {
    event.preventDefault()
    if (isBlankText(title) || creation.isPending) return
    // The goal is kept until the flow exists. By then, this preview may be gone.
    creation.mutateAsync({ title: title.trim(), context, graph }).then(onAccept, () => undefined)
  }
  return (
    <form noValidate onSubmit={create} className={BAR}>
      <Field
        className="min-w-60 flex-1"
        label={t('myFlows.start.name')}
        maxLength={MAX_TITLE_LENGTH}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDiscard}>{t('myFlows.start.discard')}</Button>
        <Button
          type="submit"
          variant="primary"
          isBusy={creation.isPending}
          disabled={isBlankText(title)}
        >
          {t('myFlows.start.accept')}
        </Button>
      </div>
    </form>
  )
}
