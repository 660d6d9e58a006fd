import { markdownReading } from '#app/flows/domain/result_file/read_markdown'

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(markdownReading(data)))
