import { DENY, side, type Opposites } from '#app/prompts/domain/demands/sides'

/** Length, shape, order and grammar. */
export const OPPOSITES_OF_FORM: Opposites[] = [
  {
    kind: 'form',
    one: side(
      'brief',
      'briefly',
      'concise(?:ly)?',
      'succinct(?:ly)?',
      'answer in (?:one|a single) sentence',
      'as short as possible',
      '(?:very|keep (?:it|this)) short',
      'short(?= (?:answer|text|summary|email|post|article|report|description|overview|explanation|essay|guide|reply))',
      '(?:one|a single) paragraph'
    ),
    other: side(
      'comprehensive(?:ly)?',
      'exhaustive(?:ly)?',
      '(?:very|highly|extremely) detailed',
      'detailed',
      'in great detail',
      'in[- ]depth',
      'thorough(?:ly)?',
      'as much detail as possible',
      'everything about',
      'all (?:the )?details',
      'every (?:single )?detail',
      'at length'
    ),
    why: 'It asks for something short and exhaustive at once; say which matters more.',
    whole: true,
  },
  {
    kind: 'form',
    one: side(
      '(?:nothing but|only|just|return only|reply only with|answer only with|nothing other than)(?: with)?(?: an?| one| the| valid| raw| plain)*(?: \\p{L}+)? (?:json|csv|xml|yaml|html|sql|code|table|label|labels|word|number|formula|letter|list|object|array)',
      '(?:json|csv|xml|yaml|table|code|label|word|number|formula|list) only',
      '(?:no|without(?: any)?) (?:other |further |extra |additional )?(?:text|commentary|comments?|explanations?|prose|words)(?= (?:around|before|after|outside|besides|whatsoever|at all)|[.,;:]|$)',
      'nothing (?:else|outside (?:it|the))'
    ),
    other: side(
      'explain(?! (?:it|this|that) in the)(?: your| why| how| the)?',
      'explains your (?:choice|reasoning|answer)',
      'add (?:an?|one|two|three|a short|a brief|some) (?:\\p{L}+ )?(?:sentences?|explanations?|comments?|paragraphs?|remarks?|notes?)',
      '(?:describe|justify|comment on|discuss|walk me through|introduce)(?= (?:your|the|each|why|how|it))',
      '(?:below|after|before|above|under|underneath|following|ahead of) (?:the|it|your) ?(?:json|object|table|csv|code|list|array|xml|label|number|formula)?,? (?:add|write|explain|give|tell|include|put|list|describe)',
      '(?:with|including) (?:an?|your|a short|a brief) (?:explanation|reasoning|justification|introduction)',
      'show your (?:reasoning|working)',
      'reasoning(?= (?:after|before|below|above))'
    ),
    why: 'It asks for one thing only and also for text around it; put that text in a field or drop it.',
    ordered: true,
  },
  {
    kind: 'form',
    one: side(
      `${DENY}(?: \\p{L}+)? (?:bullets?(?: points?)?|lists?|bulleted lists?)`,
      '(?:running|continuous|flowing) (?:text|prose)',
      'no lists?',
      'in prose',
      'pure prose',
      'paragraphs only',
      'only paragraphs'
    ),
    other: side(
      '(?:as|in|use|with|into|put|own|of|add) (?:\\p{L}+ ){0,5}?bull(?:et|eted)(?: points?| lines?| list)?s?',
      '(?:numbered|bulleted|bullet) (?:list|points|lines?)',
      'as (?:a|an) (?:\\p{L}+ )?(?:checklist|list)',
      'bullet points'
    ),
    why: 'It rules out lists and asks for one; choose one.',
    whole: true,
  },
  {
    kind: 'form',
    one: side('(?:one|a single|1) paragraph'),
    other: side(
      '(?:two|three|four|five|six|several|\\d) (?:\\p{L}+ )?(?:paragraphs|sections|chapters)',
      'split (?:it|this|the text) into',
      'with (?:sub)?headings',
      '(?:own|its own) bulleted line',
      'on its own line'
    ),
    why: 'It asks for one paragraph and for several parts; choose one.',
    whole: true,
  },
  {
    kind: 'form',
    one: side(
      'plain text',
      'no (?:markdown|formatting|markup)',
      'without (?:any )?(?:markdown|formatting|markup)'
    ),
    other: side(
      'in bold',
      'bold(?: text| type)?',
      'italics?',
      'use markdown',
      '(?:markdown|html) (?:table|headings?|list)',
      'format(?:ted)? (?:it )?(?:in|as|with) (?:markdown|html)',
      'hyperlinks?'
    ),
    why: 'It asks for plain text and for formatting; choose one.',
    whole: true,
  },
  {
    kind: 'form',
    one: side('alphabetical(?:ly)?', 'by alphabet', 'in alphabetical order', 'from a to z'),
    other: side(
      '(?:by|in order of) (?:date|price|size|importance|priority|cost|age|value|rank)',
      'chronological(?:ly)?',
      '(?:newest|oldest|cheapest|largest|most important|biggest|smallest) first',
      'random order'
    ),
    why: 'It asks for two different orders; choose one, or say which decides first.',
    whole: true,
  },
  {
    kind: 'form',
    one: side(
      'chronological(?:ly| order)',
      '(?:oldest|earliest) first',
      'in (?:date|time) order',
      'ascending'
    ),
    other: side(
      'reverse chronological',
      '(?:newest|latest|most recent) first',
      'most important first',
      'descending',
      'by (?:importance|priority)'
    ),
    why: 'It asks for two different orders; choose one, or say which decides first.',
    whole: true,
  },
  {
    kind: 'form',
    one: side(
      'first[- ]person',
      'from my point of view',
      'in the (?:"?i"?|we) form',
      'spoken by me'
    ),
    other: side(
      'third[- ]person',
      'impersonal(?:ly)?',
      `${DENY} (?:first[- ]person)`,
      'passive voice throughout'
    ),
    why: 'It asks for two points of view; choose one.',
    whole: true,
  },
  {
    kind: 'form',
    one: side('british (?:english|spelling)', 'uk (?:english|spelling)'),
    other: side('american (?:english|spelling)', 'us (?:english|spelling)'),
    why: 'It asks for British and American English; choose one.',
    whole: true,
  },
  {
    kind: 'form',
    one: side(
      '(?:all |only |in )?lower[- ]?case(?: only| letters)?',
      'no capitals?',
      'without capitals?'
    ),
    other: side(
      '(?:all |in |block )(?:caps|capitals)',
      'upper[- ]?case',
      'capitali[sz]e (?:each|every|the|all)'
    ),
    why: 'It asks for small letters and for capitals; choose one.',
    whole: true,
  },
  {
    kind: 'form',
    one: side('past tense', 'in the past'),
    other: side('present tense', 'future tense'),
    why: 'It asks for two tenses; choose one.',
    whole: true,
  },
]
