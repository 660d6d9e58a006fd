import './styles/app.css'

// Files are evaluated when they are imported. In tasks of their own, so that a slow phone can answer in between.
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
await import('react-dom/client')
await nextTask()
await import('#frontend/lib/texts')
await nextTask()
const { start } = await import('#frontend/app')
await nextTask()
await start()
