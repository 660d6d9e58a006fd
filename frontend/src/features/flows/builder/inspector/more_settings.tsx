import {
  MAX_NOTE_LENGTH,
  MAX_RETRIES,
  MAX_TIME_LIMIT_SECONDS,
} from '#app/flows/domain/values/limits'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { policyOf } from '#app/flows/domain/graph/policy'
import { Fold } from '#frontend/components/fold'
import { TextArea } from '#frontend/components/fields/text_area'
import { commentFocus } from '#frontend/features/flows/builder/hold_focus'
import { NumberField } from '#frontend/features/flows/builder/inspector/settings/number_field'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { useHeldLongText } from '#frontend/features/flows/builder/use_held_text'
import { t } from '#frontend/lib/texts'

/** What happens when the step fails or takes long, and a comment. */
export function MoreSettings() {
  const { node, dispatch } = useStepForm()
  const { id, kind, comment = '' } = node
  const { text, fault, change } = useHeldLongText({
    ...{ place: `${id} comment`, value: comment, most: MAX_NOTE_LENGTH },
    onChange: (next) => dispatch({ type: 'set-comment', id, comment: next }, 'comment'),
  })
  return (
    <Fold title={t('inspector.more.title')}>
      <div className="mt-3 grid gap-4">
        {kindOf(kind).canFail ? (
          <Policy />
        ) : (
          <p className="text-sm text-muted">{t('inspector.more.cannotFail')}</p>
        )}
        <TextArea
          label={t('inspector.more.comment')}
          help={t('inspector.more.commentHelp')}
          data-focus={commentFocus(id)}
          rows={2}
          error={fault}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      </div>
    </Fold>
  )
}

function Policy() {
  const { node, dispatch } = useStepForm()
  const { retries, timeLimitSeconds } = policyOf(node)
  const set = (policy: Partial<typeof node.policy>, field: string) =>
    dispatch({ type: 'set-policy', id: node.id, policy: policy ?? {} }, field)
  return (
    <>
      <NumberField
        label={t('inspector.more.retries')}
        help={t('inspector.more.retriesHelp')}
        value={retries}
        min={0}
        max={MAX_RETRIES}
        onChange={(next) => next !== null && set({ retries: next }, 'retries')}
      />
      <NumberField
        label={t('inspector.more.timeLimit')}
        value={timeLimitSeconds}
        min={1}
        max={MAX_TIME_LIMIT_SECONDS}
        onChange={(next) => next !== null && set({ timeLimitSeconds: next }, 'time limit')}
      />
    </>
  )
}
