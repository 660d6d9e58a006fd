import fc from 'fast-check'

const FRAGMENTS = [
  'Write an email', 'summarize this article:', 'don\'t', 'not', '{{name}}', '<x>', '</x>', '$a', '%b%', '[who]', '[', ']', '```', '`', '"', '“', '”', "'",
  '!!!', '?', '.', ':', '\n', '\n\n', '- ', '1. ', '# ', '## Context', 'Tone: ', 'You are a ', 'thanks', 'best', 'maybe ', 'in order to', 'teh ', 'the the ',
  '5 words', '€1,200.50', 'https://a.example/b', 'Anna', 'NASA', 'WRITE IT NOW', '\uD800', '\uDC00', '\u200B', '\u202E', '\0', 'İ', 'ß', 'é', '请写', '😀', '\r\n', '\t', '{ "a": 1 }',
]

/** Texts built from what the reading looks for, and from any characters at all. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
  fc.array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.lorem({ maxCount: 2 })), { maxLength: 24 }).map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 30 }).map((parts) => parts.join(''))
)

/** Texts that make careless readers slow, as the piece that is repeated. */
export const SLOW_PIECES = [
  '[', '{', '{ ', '"', ' "a', ' “a', " 'a", '`', '```\n', '<a', '<a>', '.', '!', ' ', '\n', 'a', 'a ', 'write ', 'please ', 'a:', 'tone: x\n', 'Write a. ',
  'maybe ', '- ', '# ', 'AAAA ', 'AAAA AA ', '1 ', '%a', '$', '@', 'not ', "don't no ", '\uD800', '\u200B', '\0', '请写', 'write, ', 'given a, ', '[a b] ', 'a-',
  "a'", 'Name not ', 'https://a ', 'İ', 'the the ', '\t ', '- a\n', '1. a\n', '**a**\n', 'so that ', 'you are a ', 'in order to ', ' ?', 'this article ',
  '{"a":', '{"a"}', 'for managers ', 'Thanks! ', 'example: ', '(a', 'five ideas ', 'our ', 'next week ', 'e.g. ', 'Summarize this: a.\n',
]
