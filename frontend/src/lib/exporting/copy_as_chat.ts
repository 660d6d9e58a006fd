import { chatJson } from '#app/prompts/domain/export/chat_messages'
import type { ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import { copyText } from '#frontend/lib/clipboard'
import { engine } from '#frontend/lib/engine/engine_client'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/** Puts a prompt on the clipboard as the messages of a chat API. Throws where it cannot be read. */
export async function copyAsChat(prompt: Promise<ExportedPrompt>): Promise<boolean> {
  const isCopied = await copyText(prompt.then(({ content }) => messagesOf(content)))
  toast(
    isCopied
      ? { title: t('common.copy.done'), text: t('common.export.chatCopied') }
      : { title: t('common.copy.error'), text: t('common.copy.failed'), tone: 'danger' }
  )
  return isCopied
}

async function messagesOf(text: string): Promise<string> {
  const { parts } = await engine.assess(text)
  return chatJson(text, parts)
}
