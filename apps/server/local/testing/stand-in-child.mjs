import { createServer } from 'node:http';

// Plays the server or the sandbox for the tests of the start: it is ready at once and ends on SIGTERM.
const port = Number(process.argv[2] === 'sandbox' ? process.env.SANDBOX_PORT : process.env.PORT);
const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(3);
  if (request.url === '/env') return response.end(JSON.stringify(process.env));
  response.end('ok');
});

process.on('SIGTERM', () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
});
console.log(JSON.stringify({ level: 30, msg: 'an ordinary line' }));
console.log(JSON.stringify({ level: 40, msg: 'a worrying line' }));
server.listen(port, '127.0.0.1');
