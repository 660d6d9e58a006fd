import type { Rule } from '#app/prompts/domain/findings/rule'

const syntaxOf = (variable: string) =>
  variable.startsWith('{{') ? '{{' : variable.startsWith('${') ? '$' : variable[0]

const CLOSING = /<\/[^\s<>]{1,60}>/g

export const VARIABLE_RULES: Rule[] = [
  {
    id: 'variables.mixed_syntax',
    why: 'Variables are written in two ways here. With one way, none is missed when you fill them in.',
    anyLanguage: true,
    find: ({ opaque, text }) => {
      // `<name>` refers to a tagged section where that is closed somewhere.
      const closed = new Set(text.match(CLOSING))
      const variables = opaque.filter(
        ({ kind, start, end }) =>
          kind === 'variable' &&
          !(text[start] === '<' && closed.has(`</${text.slice(start + 1, end)}`))
      )
      const first = variables[0] && syntaxOf(text.slice(variables[0].start, variables[0].start + 2))
      const other = variables.find(({ start }) => syntaxOf(text.slice(start, start + 2)) !== first)
      return other ? [{ start: other.start, end: other.end }] : []
    },
  },
  {
    id: 'variables.unbalanced',
    why: 'A code fence or a variable is opened here and never closed.',
    anyLanguage: true,
    find: ({ masked, opaque, text }) => {
      const open = opaque.find(
        ({ kind, start, end }) =>
          kind === 'fence' &&
          (end - start < 6 || !text.slice(start + 3, end).includes(text.slice(start, start + 3)))
      )
      const brace = masked.indexOf('{{')
      const braced =
        brace >= 0 && !masked.includes('}}', brace) ? [{ start: brace, end: brace + 2 }] : []
      return open ? [{ start: open.start, end: open.start + 3 }, ...braced] : braced
    },
  },
]
