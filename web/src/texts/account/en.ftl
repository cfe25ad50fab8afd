# Who you are, and what is yours
account-name = Only a name
account-make = Make an account
account-login = Log in
account-name-about = You play as a guest. This browser remembers you.
account-make-about = With an account you find your games on every device. The games that you have begun come along.
account-login-about = Your games as a guest come along.
account-password = Password
account-email = E-mail, if you want news by mail
account-do-name = Save
account-do-make = Make the account
account-do-login = Log in
account-saved = Saved. You are { $name }.
account-welcome = Welcome, { $name }.
account-reset = I have forgotten it
account-reset-sent = If there is such an account with an address, a mail is on its way.
account-logout = Log out
account-sessions = Where you are logged in
account-here = here
account-end = End
account-change-password = Change the password
account-old-password = Present password
account-new-password = New password
account-password-changed = The password is changed. All other sessions have ended.
account-token = A token for programs
account-token-about = With it a program plays in your name. It is shown once; a new one replaces it.
account-token-make = Show a new token
account-wrong = The name or the password is wrong.
account-token-drop = No program may play for me
account-token-dropped = No program can play in your name now.
account-email-unsure = Not confirmed yet: follow the link in the mail that we sent there.

# A forgotten password
reset-heading = Choose a new password
reset-do = Save the password
reset-done = The password is changed. Log in with it.
reset-old = This link has been used already, or it is too old. Ask for another.

# What you are told, and where
notices = Notices
notices-about = In the page you are always told. Elsewhere, only while you are not looking at the table.
notices-kind = What
notices-turn = Your turn
notices-started = A game has begun
notices-ended = A game has ended
notices-mention = Somebody calls you in the chat (@name)
notices-browser = Browser
notices-browser-about = The browser shows them while this page is open, even if you look at something else.
notices-browser-no = This browser does not allow it. Its settings for this page can change that.
notices-mail = Mail
notices-mail-none = For mail, enter an address above and confirm it.
notices-webhook = Webhook
notices-webhook-url = Address of the webhook
notices-saved = Saved.

# Going for good
leave = Go for good …
leave-about = Your account, your name and what you said are deleted. Your games are given up. Nobody can bring it back.
leave-sure = Yes, delete all of it
leave-gone = All of it is deleted. Fair winds!
