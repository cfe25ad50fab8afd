"""A whole bot: it sits down at a table and plays any legal move until the match is over.

python docs/example_bot.py http://127.0.0.1:8000 TOKEN TABLE
"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect


def request(url: str, token: str, body: object = None) -> dict:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        return json.load(answer)


async def play(server: str, token: str, table: str) -> dict:
    me = request(f"{server}/api/me", token)["person"]["id"]
    info = request(f"{server}/api/tables/{table}/join", token, {})
    seat = next(it["seat"] for it in info["seats"] if it.get("person") == me)
    async with connect(f"{server.replace('http', 'ws', 1)}/api/live") as live:
        await live.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        await live.send(json.dumps({"type": "watch", "id": 1, "table": table, "seat": seat}))
        async for data in live:
            message = json.loads(data)
            if message["type"] == "sight" and message.get("over"):
                return message
            if message["type"] == "sight" and "ask" in message:
                ask = message["ask"]
                move = random.choice(ask["moves"])["move"]
                answer = {"type": "play", "id": 2, "table": table, "seat": seat, "number": ask["number"], "move": move}
                await live.send(json.dumps(answer))
    raise SystemExit("The server closed the connection.")


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:]))["outcome"])
