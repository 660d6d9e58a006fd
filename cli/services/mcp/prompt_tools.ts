import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { recommendedOf } from '#app/prompts/domain/recommended'
import { AUDIENCES, DEFAULT_SETTINGS, GOALS } from '#app/prompts/domain/types'
import { analyzeOffline, improveOffline } from '#cli/services/improving/offline_engine'
import { MAX_TEXT_LENGTH } from '#cli/services/read_text'
import { toolAnswer } from '#cli/services/mcp/tool_answer'

const READS = { readOnlyHint: true, openWorldHint: false }
const text = z.string().min(1).max(MAX_TEXT_LENGTH)

/** Improving and checking a prompt happen in this process: nothing leaves the machine. */
export function addPromptTools(server: McpServer): void {
  server.registerTool(
    'improve_prompt',
    {
      title: 'Improve a prompt',
      description:
        'Makes a better prompt of a rough request, with a reason for each change. Blanks in [brackets] are for the user.',
      inputSchema: {
        text,
        kind: z.string().max(60).optional().describe('What should come back, from `question`'),
        tone: z.int().min(1).max(10).optional().describe('1 casual, 10 formal'),
        detail: z.int().min(1).max(10).optional().describe('1 brief, 10 thorough'),
        audience: z.enum(AUDIENCES).optional(),
        goal: z.enum(GOALS).optional(),
      },
      annotations: READS,
    },
    ({ text: given, ...chosen }) => toolAnswer(() => improved(given, chosen))
  )
  server.registerTool(
    'check_prompt',
    {
      title: 'Check a prompt',
      description: 'Scores a prompt from 0 to 100, and lists what could be better and where.',
      inputSchema: { text },
      annotations: READS,
    },
    ({ text: given }) => toolAnswer(() => checked(given))
  )
}

async function improved(given: string, chosen: object) {
  const settings = { ...DEFAULT_SETTINGS, ...chosen }
  const { variants, question, leftAlone, analysis } = await improveOffline({
    text: given,
    settings,
  })
  const variant = recommendedOf(variants)
  return {
    ...{ prompt: variant?.content ?? given, unchanged: variant === null, leftAlone, question },
    scoreBefore: Math.round(analysis.score.value),
    scoreAfter: variant && Math.round(variant.score),
    blanks: variant?.blanks.map(({ label }) => label) ?? [],
    changes:
      variant?.edits.map(({ rule, before, after, reason }) => ({ rule, before, after, reason })) ??
      [],
  }
}

async function checked(given: string) {
  const { score, findings } = await analyzeOffline(given)
  return {
    score: Math.round(score.value),
    findings: findings.map(({ rule, why, start, end }) => ({
      ...{ rule, why, start, end, excerpt: given.slice(start, end) },
    })),
  }
}
