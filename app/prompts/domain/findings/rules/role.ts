import { roleHits, roleStrength } from '#app/prompts/domain/reading/people'
import { spanOf, spokenWords, type Rule } from '#app/prompts/domain/findings/rule'

const endOf = (text: string, from: number) => Math.min(text.length, from + 80)

export const ROLE_RULES: Rule[] = [
  {
    id: 'role.vague',
    why: 'A role such as "expert" changes little; a profession and a field do.',
    find: (reading) =>
      roleHits(reading)
        .filter(
          (hit) =>
            roleStrength(reading, hit) === 0 &&
            !/\[|\{/.test(reading.text.slice(hit.end, endOf(reading.text, hit.end)))
        )
        .map(spanOf),
  },
  {
    id: 'role.several',
    why: 'Two roles pull in two directions; choose the one whose judgment you want.',
    find: (reading) => {
      const hits = roleHits(reading).filter((hit) => roleStrength(reading, hit) > 0)
      return hits
        .slice(1, 2)
        .filter(({ sentence }) => sentence !== hits[0].sentence)
        .map(spanOf)
    },
  },
  {
    id: 'role.unneeded',
    why: 'Picking out or sorting facts needs clear fields and rules, not a role.',
    families: ['analyze'],
    find: (reading) => (spokenWords(reading) < 80 ? roleHits(reading).slice(0, 1).map(spanOf) : []),
  },
]
