import type { Thing } from '#app/prompts/domain/goals/things/thing'

/** What makes something a matter of rules that only the person knows: "no forbidden words", "our approved claims". */
const RULED =
  /\b((?:forbidden|banned|prohibited|blocked|unwanted|disallowed|taboo|allowed|permitted|approved|preferred|mandatory|required|reserved|agreed)(?: [\p{L}-]+)? (?:[\p{L}-]+s|wording|vocabulary|terminology))\b/giu
/** Rules by their own name. */
const RULES =
  /\b(?:our|my|company|house|brand|internal) ((?:[\p{L}-]+ )?(?:rules|guidelines|style ?guide|house style|checklist|glossary|word list|blacklist|whitelist))(?![\p{L}-])/giu
const NO_NAME = /^(?:is|are|was|were|has|have|as|this|its)$/i
const MAX_RULE_LISTS = 3

/** The rules that a check holds a text against, as far as they are not in its words. */
export function ruleListsIn(check: string): Thing[] {
  const found = [RULED, RULES].flatMap((pattern) =>
    [...check.matchAll(pattern)].flatMap(([, words]) =>
      words.split(' ').some((word) => NO_NAME.test(word)) ? [] : words
    )
  )
  return [...new Set(found)].slice(0, MAX_RULE_LISTS).map((words) => ({
    ...{ words, kind: 'long' as const, isMaterial: true },
    ...{ isEntry: false, isPerson: false, isOwn: true },
  }))
}
