import type { Shape } from '#app/prompts/domain/privacy/types'

const hasDigit = (found: string) => /\d/.test(found)

const NAMES =
  'password|passwort|passcode|pwd|contraseña|passphrase|api[ _-]?key|access[ _-]?key|secret|token|pin'

export const SECRET_SHAPES: Shape[] = [
  {
    kind: 'secret',
    pattern:
      /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[A-Za-z0-9+/=\s]{0,8000}(?:-----END [A-Z ]{0,30}PRIVATE KEY-----)?/g,
  },
  {
    kind: 'secret',
    pattern:
      /\b(?:gh[pousr]_[A-Za-z0-9]{30,255}|github_pat_\w{40,255}|glpat-[\w-]{20,100}|xox[abeprs]-[\w-]{10,200}|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|ya29\.[\w-]{20,300}|ntn_[A-Za-z0-9]{30,100}|secret_[A-Za-z0-9]{30,100}|npm_[A-Za-z0-9]{36}|SG\.[\w-]{16,64}\.[\w-]{16,64}|eyJ[\w-]{8,2000}\.eyJ[\w-]{8,4000}\.[\w-]{8,1000})/g,
  },
  {
    kind: 'secret',
    pattern:
      /(?<![\w-])(?:sk-(?:ant-|proj-|live-)?[\w-]{16,200}|(?:sk|rk|pk|whsec)_(?:live|test)?_?[A-Za-z0-9]{16,200})/g,
    holds: (found) => hasDigit(found) && !isWordy(found),
  },
  {
    kind: 'secret',
    pattern: /(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/]{1,64}:)[^\s:@/]{3,128}(?=@)/gi,
    holds: (found) => !isStandIn(found),
  },
  {
    kind: 'secret',
    pattern: new RegExp(
      `(?<=\\b(?:${NAMES})["'”’]?\\s{0,3}[:=]\\s{0,3}["'“‘\`]?)[^\\s"'“”‘’\`,;]{4,120}`,
      'gi'
    ),
    trim: withoutStop,
    holds: isNoted,
  },
  {
    kind: 'secret',
    pattern: new RegExp(
      `(?<=\\b(?:${NAMES})\\s{1,3}(?:is|ist)\\s{1,3}["'“‘\`]?)[^\\s"'“”‘’\`,;]{4,120}`,
      'gi'
    ),
    trim: withoutCall,
    holds: (found, before, after) =>
      isNoted(found, before, after) && (/\p{L}/u.test(found) || isPin(found, before)),
  },
]

/** A stop or a bracket at the end belongs to the sentence more often than not. */
function withoutStop(found: string): string {
  return ended(found, /[.)\]}>]+$/)
}

/** So does an exclamation mark, where a sentence says what the secret is. */
function withoutCall(found: string): string {
  return ended(found, /[.!?:)\]}>]+$/)
}

function ended(found: string, ending: RegExp): string {
  return found.replace(ending, (end) => (/[({<[]/.test(found) ? end : ''))
}

/** Whether what stands behind the name of a secret can be one, and no word, number, variable or row of dots. */
function isNoted(found: string, before: string, _after: string): boolean {
  if (isStandIn(found) || isWordy(found)) return false
  if (/^[\d.,:/%€$£+-]+$/.test(found)) return isPin(found, before)
  return found.length >= 6 && (hasDigit(found) || /[!@#$%^&*](?=.)/.test(found))
}

const isPin = (found: string, before: string) =>
  /^\d{4,12}$/.test(found) && /\b(?:pin|pass\w*|pwd|contraseña)\b\W*(?:is|ist)?\W*$/i.test(before)

/** A variable, a blank, or a row of signs in the place of a secret. */
function isStandIn(found: string): boolean {
  return /[{}<>[\]]|^\$|^%|^(?:process\.|env\.|os\.)/.test(found) || /^[*•·.xX_-]+$/.test(found)
}

/** Words joined by hyphens or underscores, a few digits among them: "5-minute", "sk-risk-analysis-2". */
function isWordy(found: string): boolean {
  const words = found.split(/[-_]/)
  return words.length > 1 && words.every((word) => /^(?:[A-Za-z]{2,}|v?\d{1,4})$/.test(word))
}
