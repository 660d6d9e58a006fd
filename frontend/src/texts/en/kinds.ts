/** What each kind of step does, in one line, and what people call it. */
export const kindsTexts = {
  'ask': {
    about: 'Collects what the flow needs',
    words:
      'input, form, question, questionnaire, start, begin, variable, field, upload, file, collect, prompt me',
  },
  'fetch': {
    about: 'Reads a web page or a service',
    words:
      'web, website, internet, page, url, link, http, api, request, download, scrape, get, webhook, search, look up',
  },
  'result': {
    about: 'Delivers a text or a file',
    words: 'output, end, finish, stop, deliver, answer, export, document, pdf, word, return, show',
  },
  'prompt': {
    about: 'Has an AI model write or think',
    words:
      'ai, model, llm, gpt, chatgpt, claude, gemini, ask ai, write, generate, create, summarize, summarise, summary, translate, rewrite, rephrase, extract, email, draft, analyze, analyse, shorten, explain, brainstorm, compare',
  },
  'improve': {
    about: 'Turns a request into a full prompt',
    words: 'optimize, optimise, enhance, refine, better prompt, prompt engineering, rewrite',
  },
  'template': {
    about: 'Fills in a prompt of the library',
    words: 'library, ready prompt, saved prompt, reuse, sample',
  },
  'decide': {
    about: 'Goes one way or another, by rules',
    words: 'if, else, otherwise, condition, branch, rule, switch, case, when, split, route, filter',
  },
  'sort': {
    about: 'An AI model picks a category',
    words:
      'classify, classification, category, categorize, categorise, label, tag, route, triage, sentiment, intent, group, branch',
  },
  'check': {
    about: 'Lets a text pass or fail',
    words:
      'validate, verify, quality, test, gate, review, length, count words, forbidden words, limit, guard, guardrail, pass, fail, if',
  },
  'approval': {
    about: 'Waits until a person has decided',
    words:
      'approve, approval, confirm, review, human, person, sign off, signature, wait, pause, permission, reject, feedback, ask me, manual',
  },
  'for-each': {
    about: 'Repeats steps for each list entry',
    words: 'loop, repeat, iterate, every, each, list, row, map, batch, csv, while, many',
  },
  'combine': {
    about: 'Joins several results into one',
    words: 'merge, join, collect, concatenate, together, gather, union, append, sum up',
  },
  'format': {
    about: 'Puts earlier answers into a text',
    words: 'text, template, json, compose, fill in, replace, convert, transform, layout, variable',
  },
  'flow': {
    about: 'Runs another flow of yours',
    words: 'subflow, nested, call, reuse, workflow, another flow, module, include',
  },
}
