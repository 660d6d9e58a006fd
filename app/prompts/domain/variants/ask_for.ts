import type { Addition } from '#app/prompts/domain/variants/addition'
import type { Brief } from '#app/prompts/domain/variants/brief'
import { AIMS, pointsAt, READERS, toneOf } from '#app/prompts/domain/variants/registers'
import { isDefaultGoal } from '#app/prompts/domain/settings'

/** What moved settings ask for beyond the lines that carry them anyway. */
export function settingAdditions({ moved, settings }: Brief, taken: Set<string>): Addition[] {
  const found: Addition[] = []
  if (moved.includes('tone') && !taken.has('tone')) {
    found.push({ slot: 'setting.tone', text: `Use a ${toneOf(settings)} tone.` })
  }
  if (moved.includes('detail') && !taken.has('length')) {
    const points = pointsAt(settings)
    found.push({
      slot: 'setting.detail',
      text: points === 1 ? 'Develop the one main point only.' : `Develop ${points} main points.`,
    })
  }
  if (moved.includes('audience') && settings.audience !== 'general') {
    const { who, how } = READERS[settings.audience]
    found.push({
      slot: 'setting.audience',
      text: taken.has('audience') ? how : `Write for ${who}. ${how}`,
    })
  }
  if (moved.includes('goal') && !isDefaultGoal(settings.goal)) {
    found.push({ slot: 'setting.goal', text: AIMS[settings.goal] })
  }
  return found
}
