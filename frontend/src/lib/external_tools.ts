export interface Tool {
  id: string
  name: string
  address: string
}

const TOOLS: Tool[] = [
  { id: 'chatgpt', name: 'ChatGPT', address: 'https://chatgpt.com/' },
  { id: 'claude', name: 'Claude', address: 'https://claude.ai/new' },
  { id: 'gemini', name: 'Gemini', address: 'https://gemini.google.com/app' },
]

/** The AI tools that a prompt can be carried to; `configured` is the address this server names, if any. */
export function toolsFor(configured: string | undefined): Tool[] {
  const own = configured ? toolOf(configured) : null
  return own ? [...TOOLS, own] : TOOLS
}

function toolOf(address: string): Tool | null {
  if (!URL.canParse(address)) return null
  const { protocol, host } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return { id: 'configured', name: host, address }
}

/** Opens a tool in a tab that knows nothing of this one. The prompt goes by clipboard, never in the address. */
export function openTool({ address }: Tool): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
