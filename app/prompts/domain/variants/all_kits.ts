import * as anyKind from '#app/prompts/domain/variants/any_kind_kits'
import * as answers from '#app/prompts/domain/variants/answer_kits'
import * as choices from '#app/prompts/domain/variants/choice_kits'
import * as code from '#app/prompts/domain/variants/code_kits'
import * as gatherings from '#app/prompts/domain/variants/gathering_kits'
import * as ideas from '#app/prompts/domain/variants/idea_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import * as literary from '#app/prompts/domain/variants/literary_kits'
import * as lookups from '#app/prompts/domain/variants/lookup_kits'
import * as mails from '#app/prompts/domain/variants/mail_kits'
import * as notices from '#app/prompts/domain/variants/notice_kits'
import * as occasions from '#app/prompts/domain/variants/occasion_kits'
import * as papers from '#app/prompts/domain/variants/paper_kits'
import * as plans from '#app/prompts/domain/variants/plan_kits'
import * as rules from '#app/prompts/domain/variants/rule_kits'
import * as special from '#app/prompts/domain/variants/special_kits'
import * as talks from '#app/prompts/domain/variants/talk_kits'
import * as tasks from '#app/prompts/domain/variants/task_kits'
import * as teaching from '#app/prompts/domain/variants/teaching_kits'
import * as writing from '#app/prompts/domain/variants/writing_kits'

const MODULES = [
  anyKind,
  answers,
  choices,
  code,
  gatherings,
  ideas,
  literary,
  lookups,
  mails,
  notices,
  occasions,
  papers,
  plans,
  rules,
  special,
  talks,
  tasks,
  teaching,
  writing,
]

/** Every kit there is, each once, with a name to find it by. */
export function allKits(): [name: string, kit: Kit][] {
  const found = new Map<Kit, string>()
  for (const module of MODULES) collect(Object.entries(module), '', found)
  return [...found].map(([kit, name]) => [name, kit])
}

/** Kits stand alone, in records by name, or in rows with the pattern that calls for them. */
function collect(entries: [string, unknown][], under: string, found: Map<Kit, string>): void {
  for (const [key, value] of entries) {
    const name = under ? `${under} ${key}` : key
    if (isKit(value)) {
      if (!found.has(value)) found.set(value, name)
    } else if (value && typeof value === 'object' && !(value instanceof RegExp)) {
      collect(Object.entries(value), name, found)
    }
  }
}

const isKit = (value: unknown): value is Kit =>
  typeof value === 'object' && value !== null && 'coverage' in value && 'rule' in value
