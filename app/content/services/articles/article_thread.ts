import { threadId } from 'node:worker_threads'
import type { Part } from '#app/content/domain/article'
import { readArticle } from '#app/content/domain/read_article'
import { isSafeAddress } from '#app/content/domain/read_pieces'

/** An article to read. In `begun` the thread notes its id, and the CPU time in milliseconds that it had used before. */
export interface ArticleErrand {
  markdown: string
  begun: Int32Array
}

/** What a thread does with the Markdown of others. */
export default function read({ markdown, begun }: ArticleErrand): Part[] {
  const { user, system } = process.threadCpuUsage()
  Atomics.store(begun, 1, Math.floor((user + system) / 1_000))
  Atomics.store(begun, 0, threadId)
  return readArticle(markdown, isSafeAddress)
}
