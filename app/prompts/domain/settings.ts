import type { Family } from '#app/prompts/domain/reading/family/families'
import type { Goal, Settings } from '#app/prompts/domain/types'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'

/** Why a setting cannot apply to work of a family, or null where it can. */
export function whyNot(setting: keyof Settings, family: Family | null): string | null {
  switch (family) {
    case 'code':
    case 'debug':
      return setting === 'tone' ? 'Code has no tone.' : null
    case 'analyze':
      return setting === 'tone' ? 'Findings have no tone.' : null
    case 'rewrite':
      return setting === 'detail' ? 'A rewrite keeps the length of its original.' : null
    case 'image':
      return PICTURE[setting] ?? null
    default:
      return null
  }
}

const PICTURE: Partial<Record<keyof Settings, string>> = {
  tone: 'A picture has a mood instead, which belongs in the description.',
  detail: 'A picture has no length.',
  audience: 'A picture has no reading level.',
}

/** The settings that were moved from their default and can apply to work of the family. */
export function movedSettings(settings: Settings, family: Family | null): (keyof Settings)[] {
  const keys: (keyof Settings)[] = ['tone', 'detail', 'audience', 'goal']
  return keys.filter(
    (key) => settings[key] !== DEFAULT_SETTINGS[key] && whyNot(key, family) === null
  )
}

export const isDefaultGoal = (goal: Goal): goal is 'clarity' => goal === 'clarity'
