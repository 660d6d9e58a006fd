import { loadOnce } from '#app/core/load_once'
import { readMarkdownFiles } from '#app/core/markdown_files'
import { HELP_GROUPS } from '#app/content/domain/help_groups'
import { readHelpFile, type HelpAnswer } from '#app/content/domain/help_file'
import { HelpSearch } from '#app/content/domain/help_search'

const FOLDER = new URL('../help/', import.meta.url)

/** Reads every answer that comes with Hone from its file, group by group. */
export async function readAnswers(): Promise<{ answers: HelpAnswer[]; faults: string[] }> {
  const answers: HelpAnswer[] = []
  const faults: string[] = []
  for (const group of HELP_GROUPS) {
    const ofGroup: HelpAnswer[] = []
    for (const { id, text } of await readMarkdownFiles(new URL(`${group}/`, FOLDER))) {
      const read = readHelpFile(id, group, text)
      if (read.ok) ofGroup.push(read.answer)
      else faults.push(...read.faults.map((fault) => `${id}: ${fault}`))
    }
    answers.push(...ofGroup.sort((one, other) => one.order - other.order))
  }
  return { answers, faults }
}

interface Help {
  answers: HelpAnswer[]
  search: HelpSearch
}

const help = loadOnce(loadHelp)

async function loadHelp(): Promise<Help> {
  const { answers, faults } = await readAnswers()
  if (faults.length > 0) throw new Error(faults[0])
  return { answers, search: new HelpSearch(answers) }
}

/** The answers that fit a search, the best first; all of them, group by group, where it has no word to look for. */
export async function findAnswers(text = ''): Promise<HelpAnswer[]> {
  const { answers, search } = await help()
  const ids = search.find(text)
  return ids ? ids.flatMap((id) => answers.find((one) => one.id === id) ?? []) : answers
}
