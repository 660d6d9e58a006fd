import { COMMON_WORDS } from '#app/prompts/domain/discovery/common_words'
import { stem } from '#app/prompts/domain/english/stem'

const words = (text: string) => text.trim().split(/\s+/)

/** Words that hold a sentence together. */
export const FUNCTION_WORDS = new Set(
  words(`a an the and or of to in for with on is are was were be been being am this that these those it its my our your his her their i me you we us they
  them he she him who whom whose which what when where why how there here as at by from into onto over under out up down off about above below between
  among through during before after until till since than then so but nor not no yes do does did done has have had having can could will would shall should
  may might must let also too very just only even still already yet again more most much many some any each every either neither both all none such own same
  other another else one ones if else because while though although however therefore per via etc eg ie i'm i'd i've i'll you're we're it's that's don't
  doesn't isn't aren't can't won't wouldn't shouldn't couldn't didn't wasn't weren't haven't hasn't let's mine ours yours hers theirs myself itself themselves
  upon within without against toward towards across along behind beside beyond except like unlike hi hello hey dear thanks please kindly ok okay now something
  somebody someone anything anybody anyone everything everybody everyone nothing nobody thing things way ways lot lots bit kind sort well really actually
  maybe perhaps rather quite almost ever never always often sometimes once instead wonder afraid get gets got getting go goes going went put puts use used using
  want wants wanted need needs needed would'd sure able whatever whoever underneath together apart case matter s t d ll re ve m`)
)

/** Words that most prompts have, whatever they ask for. */
const CARRIERS = words(
  `write draft compose create make give provide prepare produce generate develop design build list show add include contain mention say tell explain describe
  suggest propose help work do answer ask begin end start finish keep leave avoid consist take look find turn come set name call state cover focus
  exact good new clear part point text detail result idea
  example possible useful important different first last next`
)

/** Words for the form, the size and the manner of an answer. */
const FORMS = words(
  `word words sentence paragraph page line character table list bullet heading title section column row format structure style tone voice length short long
  brief simple plain friendly polite formal informal casual professional calm honest warm firm factual superlative jargon language bottom top separate
  minute second hour figure number step item entry`
)

const CARRIER = 0.2
const FORM = 0.45
const COMMON = 0.5

const BASE = new Map([
  ...words(COMMON_WORDS).map((word) => [stem(word), COMMON] as const),
  ...CARRIERS.map((word) => [stem(word), CARRIER] as const),
  ...FORMS.map((word) => [stem(word), FORM] as const),
])

/** How much a meaning tells about what a prompt is for, before its rarity is known: 0.2 to 1. */
export const baseWeight = (meaning: string): number => BASE.get(meaning) ?? 1
