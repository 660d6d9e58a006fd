import type { RuleChoice } from '#app/auth/domain/preferences'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'
import { usePreferenceChange } from '#frontend/lib/session/use_preference_change'

/** Keeps for this person whether a rule is always followed or never heard of; it can be taken back. */
export function useRuleChoice() {
  const change = usePreferenceChange()
  return (rule: string, reason: string, choice: RuleChoice) => {
    change({ rules: { [rule]: choice } })
    toast({
      title: t(`create.marks.chosen.${choice}`),
      text: t('create.marks.chosenText', { reason }),
      action: {
        label: t('create.marks.undo'),
        onAction: () => change({ rules: { [rule]: null } }),
      },
    })
  }
}
