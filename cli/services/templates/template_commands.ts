import { nameKey } from '#app/core/domain/braces'
import type { TemplateCategory } from '#app/templates/domain/types'
import { fillTemplate } from '#app/prompts/domain/templating/variable_names'
import type { Context, GlobalOptions } from '#cli/services/context'
import { misuse } from '#cli/services/failure'
import { readPairs } from '#cli/services/read_pairs'
import type { ResponseOf } from '#cli/services/server'
import { printFields, printList } from '#cli/services/table'

export interface ListOptions extends GlobalOptions {
  limit: number
  category?: TemplateCategory
  tag?: string
  favorites?: boolean
}

export const listTemplates = (context: Context, options: ListOptions): Promise<void> =>
  findTemplates(context, undefined, options)

export const searchTemplates = (
  context: Context,
  words: string[],
  options: ListOptions
): Promise<void> => findTemplates(context, words.join(' '), options)

async function findTemplates(
  context: Context,
  search: string | undefined,
  { limit, category, tag, favorites }: ListOptions
): Promise<void> {
  const server = await context.connectSignedIn()
  const view = favorites ? ('favorites' as const) : undefined
  const query = { search, category, tag, view }
  const templates = await server.list('templates.index', limit, { query })
  printList(context, templates, {
    none: 'There are no templates.',
    filters: { '': search, '--category': category, '--tag': tag, '--favorites': favorites },
    columns: [
      { title: 'id', value: ({ id }) => id },
      { title: 'title', value: ({ title }) => title },
      { title: 'category', value: ({ category: found }) => found },
      { title: 'about', value: ({ description }) => description },
    ],
  })
}

type OpenTemplate = ResponseOf<'templates.show'>

export async function showTemplate(context: Context, id: string): Promise<void> {
  const server = await context.connectSignedIn()
  const template = await server.call('templates.show', { params: { id } })
  if (context.isJson) return context.console.document(template)
  const { title, description, category, tags, variables, content } = template
  printFields(context, [
    ['title', title],
    ['about', description],
    ['category', category],
    ['tags', tags.join(', ')],
  ])
  for (const { name, help, example } of variables)
    context.console.write(`  --var ${name}=…  ${help} For example: ${example}`)
  context.console.writeText(`\n${content}`)
}

export interface UseOptions extends GlobalOptions {
  var?: string[]
}

/** Prints a template with its variables filled in. Those that are not given are asked for, or stay as blanks. */
export async function fillInTemplate(context: Context, id: string, options: UseOptions) {
  const server = await context.connectSignedIn()
  const template = await server.call('templates.show', { params: { id } })
  const values = valuesFor(template, options.var ?? [])
  await askForOthers(context, template, values)
  await server.call('template_uses.store', { params: { id }, body: {} })
  const text = fillTemplate(template.content, values)
  if (context.isJson)
    return context.console.document({ id, text, values: Object.fromEntries(values) })
  context.console.writeText(text)
}

/** By the names as the template writes them. */
function valuesFor({ variables }: OpenTemplate, given: string[]): Map<string, string> {
  const names = new Map(variables.map(({ name }) => [nameKey(name), name]))
  const values = new Map<string, string>()
  for (const [asked, value] of readPairs(given, '--var')) {
    const name = names.get(nameKey(asked))
    if (name === undefined)
      throw misuse(
        `This template has no variable "${asked}".`,
        `It has: ${[...names.values()].join(', ')}.`
      )
    values.set(name, value)
  }
  return values
}

async function askForOthers(
  { console }: Context,
  { variables }: OpenTemplate,
  values: Map<string, string>
): Promise<void> {
  const open = variables.filter(({ name }) => !values.has(name))
  if (open.length === 0) return
  if (!console.isInteractive) {
    console.note(`Not filled in: ${open.map(({ name }) => name).join(', ')}.`)
    return
  }
  const { ask } = await import('#cli/ui/ask')
  for (const { name, label, help, example, choices } of open) {
    const answer = await ask({ label, help: `${help} For example: ${example}`, choices })
    if (answer !== '') values.set(name, answer)
  }
}
