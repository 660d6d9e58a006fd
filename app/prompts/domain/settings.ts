import type { Goal, Settings, Task } from '#app/prompts/domain/types'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'

const EXACT: readonly Task[] = ['extract', 'classify']
const PICTURE: readonly Task[] = ['image']

/** Why a setting cannot apply to a task, or null where it can. */
export function whyNot(setting: keyof Settings, task: Task): string | null {
  if (EXACT.includes(task))
    return 'Picking out and sorting facts has one right result, whatever the setting.'
  if (setting === 'tone' && task === 'code') return 'Code has no tone.'
  if (setting === 'tone' && PICTURE.includes(task))
    return 'A picture has a mood instead, which belongs in the description.'
  if (setting === 'detail' && PICTURE.includes(task)) return 'A picture has no length.'
  if (setting === 'detail' && task === 'rewrite')
    return 'A rewrite keeps the length of its original.'
  if (setting === 'audience' && PICTURE.includes(task)) return 'A picture has no reading level.'
  return null
}

/** The settings that were moved from their default and can apply to the task. */
export function movedSettings(settings: Settings, task: Task): (keyof Settings)[] {
  const keys: (keyof Settings)[] = ['tone', 'detail', 'audience', 'goal']
  return keys.filter((key) => settings[key] !== DEFAULT_SETTINGS[key] && whyNot(key, task) === null)
}

export const isDefaultGoal = (goal: Goal): goal is 'clarity' => goal === 'clarity'
