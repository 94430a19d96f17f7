// A bare Socket.IO server that passes messages on and saves nothing: what chat is measured against.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { serveClient: false });
io.on('connection', (socket) => {
  const { userId } = socket.handshake.auth;
  void socket.join(userId);
  socket.on('sendMessage', (message, ack) => {
    const told = { ...message, senderId: userId };
    io.to([userId, message.receiverId]).emit('getMessage', told);
    ack({ data: told });
  });
});
http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`serves at http://127.0.0.1:${http.address().port}\n`);
});
