import { choicesIn } from '#app/prompts/domain/blanks/blank_choices'

export type BlankKind = 'date' | 'number' | 'amount' | 'email' | 'link' | 'choice' | 'long' | 'text'

export interface BlankInput {
  kind: BlankKind
  /** The alternatives that the label offers; only a choice has any. */
  choices: string[]
}

const EXAMPLES = /(?:^|[\s,;:(]+)(?:e\.?g\.?|for example|for instance|such as)(?=[\s,:]).*$/i
const SEVERAL = /[,;&]|\b(?:and|or|plus)\b/
const IDENTIFIER =
  /\b(?:phone|telephone|mobile|order|invoice|account|customer|card|case|ticket|tracking|reference|serial|id|vat|tax|part|room|flight|booking|contract|policy|licen[cs]e)\b/

/** What comes first wins. Each is held against a label in lower case, without its examples. */
const SHAPES: [kind: BlankKind, shape: RegExp][] = [
  ['long', /^(?:paste|insert|copy) .*\bhere$|^paste\b/],
  ['date', /^(?:dd|mm|yyyy)[-/. ](?:mm|dd)(?:[-/. ](?:yyyy|yy|dd))?$/],
  [
    'date',
    /\b(?:date|deadline|birthday|anniversary)$|^(?:date|deadline|birthday|day|due day) of\b/,
  ],
  ['date', /^(?:when|by when|due)$|^(?:date|deadline) /],
  ['email', /\be-?mail address(?:es)?$|^(?:your |my |our |contact |work |support )?e-?mail$/],
  [
    'link',
    /\b(?:url|link|website|web ?site|web ?page|homepage|web address)$|^(?:link|url) (?:to|of)\b/,
  ],
  [
    'amount',
    /\b(?:amount|price|budget|cost|fee|salary|revenue|turnover|rate|income|rent)s?$|^(?:price|cost|budget|amount|fee) (?:of|for|per|in)\b|^[$€£]/,
  ],
  [
    'number',
    /^(?:number|no\.?|count|quantity|percentage|share|how many|how much|age|year) of\b|^how (?:many|much|long|old)\b|\b(?:number|count|quantity|percentage|percent|age|year|limit|minutes|hours|days|weeks|months)$|^(?:max|maximum|min|minimum)\b|^(?:n|x|#|%)$/,
  ],
  [
    'long',
    /\b(?:text|transcript|notes|article|background|description|details|content|draft|history|summary|requirements|examples|reviews|report|minutes|script|feedback|message|email thread|bullet points|story|context)$|^(?:list|describe|explain|details|notes|background|describe)\b/,
  ],
  ['long', /^(?:what|why|how)\b.{18}/],
]

/**
 * The kind of input that fits the label of a blank. A label that asks for several things at once
 * is text, whatever its words are; so is a number by which something is known.
 */
export function blankInput(label: string): BlankInput {
  const choices = choicesIn(label)
  if (choices.length > 0) return { kind: 'choice', choices }
  const asked = label
    .replace(EXAMPLES, '')
    .trim()
    .toLowerCase()
    .replace(/^(?:the|a|an|your|my|our) /, '')
  const found = SHAPES.find(([kind, shape]) => shape.test(asked) && fits(kind, asked))
  return { kind: found?.[0] ?? 'text', choices: [] }
}

function fits(kind: BlankKind, asked: string): boolean {
  if (kind === 'long') return true
  return !SEVERAL.test(asked) && !(kind === 'number' && IDENTIFIER.test(asked))
}
