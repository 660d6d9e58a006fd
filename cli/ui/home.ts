import type { Context } from '#cli/services/context'
import type { Server } from '#cli/services/server'
import { ask } from '#cli/ui/ask'
import { type Choice, pick } from '#cli/ui/pick'

/** The words of a command, or null where the user leaves. */
type Words = string[] | null

const MAX_CHOICES = 100

/** Asks what the user wants to do, and for what that needs. @returns the words of the command that does it */
export async function chooseCommand(context: Context): Promise<Words> {
  const isSignedIn = context.account().token !== null
  const chosen = await pick('What do you want to do?', [
    { label: 'Improve a text', value: improveText },
    ...(isSignedIn ? choicesWithServer(context) : []),
    { label: 'Check prompts in files', value: checkFiles },
    isSignedIn
      ? { label: 'Credits and plan', value: async () => ['usage'] }
      : { label: 'Sign in', value: async () => ['login'] },
    { label: 'All commands', value: async () => ['help'] },
  ])
  return chosen && chosen()
}

const choicesWithServer = (context: Context): Choice<() => Promise<Words>>[] => [
  { label: 'Run a flow', value: () => runFlow(context) },
  { label: 'Watch a run', value: () => watchRun(context) },
  { label: 'Fill in a template', value: () => useTemplate(context) },
  { label: 'Show a saved prompt', value: () => showPrompt(context) },
]

async function improveText(): Promise<Words> {
  const text = await ask({ label: 'Text', help: 'What should the prompt ask for?', choices: [] })
  return text.trim() === '' ? null : ['improve', '--', text]
}

async function checkFiles(): Promise<Words> {
  const help = 'A file or a folder; . for this one.'
  const path = await ask({ label: 'Path', help, choices: [] })
  return path.trim() === '' ? null : ['check', '--', path.trim()]
}

/** Has the user choose among things of the server. */
async function pickId<Item extends { id: string }>(
  context: Context,
  title: string,
  { load, labelOf }: { load: (server: Server) => Promise<Item[]>; labelOf: (item: Item) => string }
): Promise<string | null> {
  const items = await load(await context.connectSignedIn())
  if (items.length === 0) context.console.note('There is none yet.')
  return items.length === 0
    ? null
    : pick(
        title,
        items.map((item) => ({ label: labelOf(item), value: item.id }))
      )
}

async function runFlow(context: Context): Promise<Words> {
  const id = await pickId(context, 'Which flow?', {
    load: (server) => server.list('flows.index', MAX_CHOICES),
    labelOf: ({ title }) => title,
  })
  return id === null ? null : ['flows', 'run', id]
}

async function watchRun(context: Context): Promise<Words> {
  const id = await pickId(context, 'Which run?', {
    load: (server) => server.list('runs.index', MAX_CHOICES),
    labelOf: ({ flowTitle, status, createdAt }) =>
      `${createdAt.slice(0, 16)} ${flowTitle} (${status})`,
  })
  return id === null ? null : ['runs', 'watch', id]
}

async function useTemplate(context: Context): Promise<Words> {
  const id = await pickId(context, 'Which template?', {
    load: (server) => server.list('templates.index', MAX_CHOICES * 10),
    labelOf: ({ title }) => title,
  })
  return id === null ? null : ['templates', 'use', id]
}

async function showPrompt(context: Context): Promise<Words> {
  const id = await pickId(context, 'Which prompt?', {
    load: (server) => server.list('prompts.index', MAX_CHOICES, { query: { saved: 'true' } }),
    labelOf: ({ title }) => title,
  })
  return id === null ? null : ['prompts', 'show', id]
}
