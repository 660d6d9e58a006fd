/** Words of one line each, to keep the tables readable. */
const words = (text: string) => text.trim().split(/\s+/)
const phrases = (text: string) => text.trim().split(/\s*,\s*/)

/**
 * What phrases tell about a prompt. Matched on whole words, case aside. A phrase may stand
 * under several tags.
 */
export const LEXICON: Record<string, string[]> = {
  'purpose': phrases(
    `so that, in order to, so they can, so i can, so we can, so people can, the goal is, our goal is, my goal is,
    the purpose is, the aim is, the objective is, with the aim of, with the goal of, with the purpose of, to help, to ensure,
    to gain, to achieve, to convince, to persuade, to increase, to encourage, to drive, to reduce, to decide, to make sure,
    should be able to, i want them to, we want them to, it will be used, this will be used, will be used to, used for,
    i will use, we will use, the reader should, readers should, they should, aims to, meant to, intended to, after reading,
    purpose, objective, desired outcome, the outcome, use for it`
  ),
  'facet': phrases(
    `including, includes, include, focusing on, focus on, focused on, highlighting, highlight, in terms of, covering, cover,
    covers, considering, taking into account, with regard to, with respect to, specifically, mentioning, mention, make sure to,
    be sure to, emphasis on, emphasizing, emphasize, emphasise, along with, based on, according to, in the context of,
    from the perspective of, provide details, provide an explanation, explain why, explain how, as well as, such as, for each,
    address, addressing, point out, describe their, along the lines of, and explain, not only, both, along these,
    and provide, and describe, and explain, and give, and list, provide a, provide an, with examples, e.g, for example`
  ),
  'form': phrases(
    `bullet points, bullet point, bullets, bulleted list, bullet list, table, tables, json, csv, xml, yaml, markdown, html, numbered list,
    list of, list format, ordered list, checklist, paragraph, paragraphs, headings, heading, subheadings, sections, section, subject line,
    subject lines, call to action, comma-separated, comma separated, columns, column, format, output format, structure,
    structured, template, title and, headline, headlines, schema, one line per, one per line, in this order, return only,
    answer only, reply with, respond with, respond only, a single sentence, one sentence, sections in this order, step-by-step,
    introduction, conclusion, rows, row, fields, key-value, code block, aspect ratio, composition, slides, slide, diagram, chart,
    q&a, faq, question and answer, numbered, per line, each line, short paragraphs, a subject, sign-off, signature, in the form of`
  ),
  'length.unit': words(
    `word words sentence sentences paragraph paragraphs character characters page pages minute minutes line lines slide slides
    token tokens bullet bullets`
  ),
  'length.vague': words(
    `short brief briefly detailed long lengthy concise concisely comprehensive thorough quick in-depth extensive succinct`
  ),
  'limit': phrases(
    `under, at most, no more than, up to, maximum, max, fewer than, less than, at least, no longer than, within, between, about,
    around, exactly, minimum, limit, roughly, approximately`
  ),
  'tone.word': phrases('tone, tone of voice, brand voice, writing style, style, register, mood'),
  'tone.formal': words(
    'formal professional businesslike serious authoritative official polished diplomatic respectful academic'
  ),
  'tone.casual': words(
    'casual informal playful funny humorous chatty witty relaxed cheeky sarcastic lighthearted light-hearted'
  ),
  'tone.other': words(
    `friendly warm conversational persuasive confident empathetic neutral enthusiastic polite inspiring upbeat calm encouraging
    respectful objective factual matter-of-fact plain optimistic reassuring apologetic direct honest sincere minimalist dramatic cinematic
    photorealistic watercolor vintage`
  ),
  'people': words(
    `audience reader readers beginner beginners expert experts child children kid kids customer customers client clients
    executive executives student students manager managers developer developers parent parents prospect prospects subscriber
    subscribers stakeholder stakeholders investor investors buyer buyers colleague colleagues employee employees team teammates
    boss users user engineers engineer newcomers layperson laypeople teenagers adults owners owner founders founder leaders
    directors director ceo cfo cto board committee teachers teacher patients nurses doctors freelancers professionals candidate
    candidates recruiter recruiters guests visitors members partners public scientists marketers designers followers viewers
    listeners donors neighbours neighbors non-experts staff analysts analyst grandma grandmother grandpa
    grandfather mum mom dad mother father son daughter toddler toddlers five-year-old 5-year-old ten-year-old
    landlord landlady tenant tenants insurer council supplier suppliers doctor dentist friend friends sister brother wife husband
    grandparents family couple volunteer volunteers sponsor sponsors editor editors professor tutor supervisor guest pupils
    residents commuters shoppers tourists pensioners gardeners cooks`
  ),
  'people.expert': words(
    'expert experts specialist specialists phd scientists practitioners senior'
  ),
  'people.beginner': phrases(
    'beginner, beginners, children, kids, child, newcomers, laypeople, layperson, non-experts, five-year-old, 5-year-old, 5 year old'
  ),
  'for': phrases(
    'for, aimed at, targeted at, targeting, to my, to our, to a, to an, to the, written for, tailored to'
  ),
  'rule': phrases(
    `do not, don't, avoid, never, must, only, without, ensure, make sure, exclude, use only, keep, limit, stick to, always,
    rather than, instead of, unless, should not, shouldn't, cannot, leave out, no more than, except, needs to, has to, required,
    no jargon, not exceed, preserve, follow these, adhere, prefer, shall`
  ),
  'edge': phrases(
    `if unsure, if you are unsure, if you're unsure, if anything is, if something is, if any, if a, if an, if it is, if there is,
    if there are, if none, if no, if not, if you cannot, if you can't, if you do not, if you don't, if information is, when in doubt, otherwise,
    in case of, instead of guessing, rather than guessing, say so, ask me, if missing, if the, where a fact is missing, missing values, in cases where`
  ),
  'source': phrases(
    `cite, citing, sources, source, use only the facts, use only facts, only the facts, based only on, only what is given, do not invent, don't invent, do not make up,
    don't make up, never invent, references, evidence, verified, only the information, use only the, use only what, facts given, mark any assumption, mark assumptions, state your assumptions, separate facts`
  ),
  'check': phrases(
    `before you answer, before answering, before you finish, before you send, before sending, check that, double-check, verify that, verify, good means,
    a good answer, a good result, success, acceptance criteria, done when, is done when, review your, criteria, definition of done, check it against, check the result, success means,
    it works if, unit tests, test cases, works when, reread`
  ),
  'example': phrases(
    `for example, for instance, e.g, example, examples, sample input, sample output, example input, example output, example output`
  ),
  'first_person': words("i i'm i've we we're we've our my me us mine ours"),
  'own': words('our my'),
  'background': phrases(
    `background, context, situation, currently, last year, last month, last week, this year, we launched, we are launching, we sell, we offer, i work, we work,
    years ago, recently, the problem is, i am a, i'm a, we are a, we're a, our company, my company, because`
  ),
  'vague': phrases(
    `stuff, things, thing, something, anything, nice, cool, etc, a lot, lots, somehow, whatever, properly, appropriate, appropriately,
    as needed, good, great, some kind of, and so on, kind of thing, certain, various, somewhere, bit`
  ),
  'filler': words(
    'really very just basically actually literally simply quite pretty totally obviously'
  ),
  'hedge': phrases(
    'maybe, perhaps, i guess, if possible, if you can, possibly, i suppose, if you could, or something, or whatever'
  ),
  'thanks': phrases(
    `thanks, thank you, thx, appreciate, appreciated, grateful, cheers, much obliged, many thanks, thanks in advance, kind regards, best regards, have a nice day,
    have a great day, take your time, hello, hi, hey, dear ai, good morning, good afternoon`
  ),
  'praise': words(
    `amazing awesome best brilliant genius wonderful fantastic excellent smart smartest incredible talented impressive perfect
    helpful clever intelligent outstanding superb magnificent love kind great greatest remarkable exceptional marvelous
    unbelievable legend rock star star world-class phenomenal terrific`
  ),
  'second_person': words("you you're you've your yours u"),
  'role': phrases(
    `you are a, you are an, you are the, you're a, you're an, act as, acting as, as an expert, take the role of, play the role of, role,
    your role is, imagine you are, pretend you are, pretend to be, assume the role of, behave as, you will act as, as a, as an, you will be a, you will be an`
  ),
  'role.generic': words(
    `assistant ai model expert genius bot person helper professional friend chatbot machine specialist guru human being thing
    language llm system one tool`
  ),
  'here': phrases(
    `this article, this text, this email, this document, this sentence, this paragraph, this report, this transcript, this code, this function, this data, this list, this table, this
    contract, this essay, this letter, this message, this post, this review, this story, this book chapter, this passage, this file, this meeting, these notes, these reviews, these emails, these comments, these items, these sentences, this conversation, this feedback, these tickets,
    this content, this page, this pdf, the text below, the following, text below, the above, the attached, attached, the document, the article, the transcript, my notes, my text, my essay, my email, my resume, my cv, my code, given text, given article, given
    sentence, given passage, provided text, the given text, the given sentence, the given paragraph, the given table, the given article, the given data, below, my draft, this draft, the draft, my letter, the notes, the meeting notes, the email, our meeting`
  ),
  'relative_date': phrases(
    'next week, next month, tomorrow, yesterday, next year, next quarter, last week, last month, this week, this month, tonight, next monday, next friday, this weekend'
  ),
  'wants_facts': phrases(
    'statistics, statistic, market data, figures, facts, research, studies, study, trends, market size, data on, survey, benchmarks, numbers about, latest findings, scientific'
  ),
  'step_by_step': phrases(
    "let's think step by step, think step by step, step by step, let's work this out"
  ),
  'sequence': phrases(
    'first, then, next, after that, finally, step, steps, step 1, afterwards, lastly, in the end'
  ),
  'absolute': words('must always never every all none absolutely'),
  'negative': phrases("do not, don't, never, avoid, no, without, shouldn't, should not, not"),
  'brief': phrases(
    'brief, short, concise, succinct, one sentence, a single sentence, as short as possible, very short'
  ),
  'exhaustive': phrases(
    'comprehensive, exhaustive, in-depth, very detailed, detailed, thorough, as much detail as possible, everything about, all details, in great detail'
  ),
  'no_jargon': phrases(
    'no jargon, avoid jargon, without jargon, no technical terms, jargon-free, plain language, simple language, simple terms, simple words, plain words'
  ),
  'json': phrases('json, only json, valid json'),
}
