import './styles/app.css'

// A task of its own: a slow phone can answer in between.
const { start } = await import('#frontend/app')
await start()
