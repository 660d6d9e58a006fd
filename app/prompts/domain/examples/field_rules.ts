import type { FormRule } from '#app/prompts/domain/examples/form_rule'
import type { Stated } from '#app/prompts/domain/examples/stated'

const PARTED =
  /\b(?:separated|divided|split|parted|delimited|separator(?: is)?|set apart)\b[^.\n"“]{0,24}?(?:["“] ?(\S{1,2}) ?["”]|\b(semicolons?|commas?|(?:vertical )?bars?|pipes?|slash(?:es)?|tabs?|colons?|dash(?:es)?)\b)/i
const BETWEEN =
  /(?<!(?:^|[.\n])\s?(?:where|if|when|for)\b[^.\n]{0,60})\b(semicolons?|commas?|(?:vertical )?bars?|pipes?|slash(?:es)?|tabs?|colons?|dash(?:es)?)(?: and (?:an? )?space)?s? between\b/i
const SIGN: Record<string, string> = {
  semi: ';',
  comm: ',',
  bar: '|',
  vert: '|',
  pipe: '|',
  slas: '/',
  tab: '\t',
  colo: ':',
  dash: '-',
}
const FIELDS =
  /\b(?:in (?:this|that|the following|the) order|order|fields?|form|format|layout|lines?|consists? of|pattern|columns|into|write (?:it|them) as)\b[^:\n.]{0,30}?(?::| as| of)\s((?:(?:the )?\p{L}[\p{L}'’ -]{1,24}(?: as [A-Z.\-/]+)?(?:, then |, and |,|;| \||\/| and | then )\s?){2,7}(?:the )?\p{L}[\p{L}'’ -]{1,24})/giu
/** A line that only names the fields: "item | quantity | shelf". */
const FORM_LINE = /(?:^|\n|: )((?:[\p{L}_ -]{2,24} ?[|;] ?){2,7}[\p{L}_ -]{2,24})(?=\.?(?:\n|$))/gu
const BEFORE =
  /(?:^|[.:\n] ?)((?:\p{L}[\p{L} -]{1,20}, ){2,7}(?:and )?\p{L}[\p{L} -]{1,20}), in (?:this|that) order\b/giu
const WITH_DIGITS =
  /\b(?:date|time|year|price|amount|temperature|page|score|age|hours?|minutes|width|height|depth|weight|size|number|kwh|salary|wage|cost|sum|total|mark|phone|tel)\b/i
const WITHOUT_DIGITS =
  /\b(?:name|surname|city|town|country|sky|title|label|category|word class|description|wood|colou?r|trade)\b/i
const SIGN_NAMES =
  /^(?:a |an |the )?(?:colon|comma|dash|space|semicolon|hyphen|underscore|slash|dot|full stop|label|bar)$/i

/** Rules on the fields of a line: how they are parted, how many there are, and in which order. */
export function fieldRules(stated: Stated): FormRule[] {
  const { text, said } = stated
  const parted = PARTED.exec(text)
  const between = / between\b/i.test(text) ? BETWEEN.exec(text)?.[1].toLowerCase() : undefined
  const sign = between
    ? (SIGN[between.slice(0, 4)] ?? SIGN[between.slice(0, 3)] ?? null)
    : parted
      ? (parted[1] ??
        SIGN[parted[2].toLowerCase().slice(0, 4)] ??
        SIGN[parted[2].toLowerCase().slice(0, 3)])
      : null
  const rows = [
    ...text.matchAll(FIELDS),
    ...text.matchAll(BEFORE),
    ...text.matchAll(FORM_LINE),
  ].map(([, row]) => ({
    names: row.split(/, then |, and |,|;| \||\/| and | then /).map((name) => name.trim()),
    sign: /;/.test(row) ? ';' : /\|/.test(row) ? '|' : null,
  }))
  return [
    ...(sign ? [partedBy(sign)] : []),
    ...rows.slice(0, 3).flatMap((row) => ordered(row.names, sign ?? row.sign ?? ',')),
    ...sorted(said),
    ...surnames(said),
  ]
}

function partedBy(sign: string): FormRule {
  return {
    why: 'The fields of the example are not parted as the prompt asks.',
    breaks: (shown) =>
      !shown.includes(sign) &&
      /[;|/\t]|, | - /.test(shown) &&
      shown.length < 160 &&
      !/[.!?] /.test(shown),
  }
}

/** Fields of a known sort must stand where the prompt puts them. */
function ordered(names: string[], sign: string): FormRule[] {
  const plain = names.filter((name) => !SIGN_NAMES.test(name))
  if (plain.length < 3 || plain.length !== names.length) return []
  const parts = (shown: string) =>
    shown.split(sign === ',' ? /, (?!\d)/ : sign).map((part) => part.trim())
  return [
    {
      why: 'The fields of the example are not those, or not in the order, that the prompt gives.',
      breaks: (shown) => {
        const found = parts(shown)
        if (found.length < 2 || found.length > plain.length + 2) return false
        if (found.length !== plain.length) return sign !== ',' && found.length < plain.length
        const off = plain.some((name, at) => WITH_DIGITS.test(name) && !/\d|[½¼¾]/.test(found[at]))
        return (
          (off &&
            plain.some(
              (name, at) =>
                !WITH_DIGITS.test(name) && /\d/.test(found[at]) && WITHOUT_DIGITS.test(name)
            )) ||
          (off && found.some((part) => /\d/.test(part)))
        )
      },
    },
  ]
}

/** A row of words in the order of the alphabet, or of numbers that fall or rise. */
function sorted(said: string): FormRule[] {
  const row = (shown: string) =>
    shown
      .slice(shown.indexOf(': ') + 1)
      .split(/[,;\n]/)
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean)
  const lines = (shown: string) => shown.toLowerCase().split(/\s*\n\s*/)
  const rules: FormRule[] = []
  if (/\balphabetical(?:ly)?\b|\bby the alphabet\b|\ba to z\b/.test(said))
    for (const whole of [undefined, true] as const) {
      rules.push({
        why: 'The row in the example is not in the order of the alphabet.',
        whole,
        breaks: (shown) => {
          const words = whole ? lines(shown) : row(shown)
          const wrong = words.some((word, at) => at > 0 && word.localeCompare(words[at - 1]) < 0)
          return words.length > 2 && wrong && words.every((word) => word.split(' ').length < 4)
        },
      })
    }
  const falls =
    /\b(?:heaviest|largest|highest|biggest|most expensive|longest|newest) first\b|\bdescending\b/.test(
      said
    )
  const rises =
    /\b(?:smallest|lowest|cheapest|shortest|lightest|oldest|earliest) first\b|\bascending\b/.test(
      said
    )
  if (falls || rises)
    rules.push({
      why: 'The row in the example is not in the order that the prompt asks for.',
      breaks: (shown) => {
        const numbers = row(shown).map((part) =>
          Number(/\d+(?:\.\d+)?/.exec(part)?.[0] ?? Number.NaN)
        )
        const wrong = numbers.some(
          (value, at) => at > 0 && (falls ? value > numbers[at - 1] : value < numbers[at - 1])
        )
        return numbers.length > 2 && !/[[{]/.test(shown) && !numbers.some(Number.isNaN) && wrong
      },
    })
  return rules
}

/** "Surname first, then a comma". */
function surnames(said: string): FormRule[] {
  if (
    !/\b(?:surname|last name|family name)s?(?: comes?| stands?)? first\b|\bsurname, (?:then )?(?:the )?(?:initials?|first name|given name)|\bsurname, (?:a |then a )?comma\b/.test(
      said
    )
  )
    return []
  return [
    {
      why: 'The name in the example does not begin with the surname.',
      breaks: (shown) =>
        /^\p{Lu}(?:\p{Ll}+|\.) \p{Lu}\p{Ll}+/u.test(shown) &&
        !/^\p{Lu}[\p{L}’' -]+, \p{Lu}/u.test(shown),
    },
  ]
}
